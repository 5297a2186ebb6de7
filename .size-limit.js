import { readFileSync } from 'node:fs';

const { scripts, styles, fonts, html } = JSON.parse(readFileSync('.cache/first-load.json', 'utf8'));

/** What the first view of the home page may weigh; sizes are brotli, fonts as they are. */
export default [
  { name: 'scripts that the home page fetches', path: scripts, limit: '95 kB', brotli: true },
  { name: 'style sheet of the whole site', path: styles, limit: '18 kB', brotli: true },
  { name: 'fonts of the first view', path: fonts, limit: '40 kB', brotli: false },
  { name: 'document of the home page', path: html, limit: '14 kB', brotli: true },
];
