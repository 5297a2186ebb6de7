import { enableCompileCache } from 'node:module';

// React's production mode is faster and needs less memory.
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production';

// Compiled code is cached in the system's temporary folder, which halves the time of the next start.
enableCompileCache();
await import('./start-server.ts');
