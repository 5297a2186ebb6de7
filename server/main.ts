import { enableCompileCache } from 'node:module';

// React then leaves out its checks, which saves memory too.
if (!process.argv.includes('--dev')) process.env['NODE_ENV'] ??= 'production';

// Compiled code is kept between starts, in the system's folder for temporary files: the second start takes half the time.
enableCompileCache();
await import('./start-server.ts');
