const esbuild = require('esbuild');
