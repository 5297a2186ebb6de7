import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts, in the system's folder for temporary files: the second start takes half the time.
enableCompileCache();
await import('./start-server.ts');
