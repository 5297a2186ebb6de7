import { escapeHtml } from '../src/site/head.ts';

/** Prints the error of a page: file, line and message for content, the stack for code. */
export function tellFault(error: Error): void {
  console.error(`\n${faultText(error)}\n`);
}

/** The page shown instead of a broken one until the error is corrected. */
export function brokenPage(error: Error): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>To be mended</title>
<style>body { margin: 3rem; font: 1rem/1.6 monospace } pre { white-space: pre-wrap }</style></head>
<body><h1>To be mended</h1><pre>${escapeHtml(faultText(error))}</pre>
<p>This page reloads when the file is saved.</p></body></html>`;
}

function faultText(error: Error): string {
  return error.name === 'ContentError' ? error.message : (error.stack ?? error.message);
}
