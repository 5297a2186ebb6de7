import { enableCompileCache } from 'node:module';

// Compiled code is cached in the system's temporary folder, which halves the time of the next start.
enableCompileCache();
await import('./start-server.ts');
