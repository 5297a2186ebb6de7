import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startMeasuredSite } from './measured-site.ts';
import { measurePages } from './measure-pages.ts';
import { measureServer } from './measure-server.ts';
import { report } from './report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, out: { type: 'string' } } });
const rounds = Number(values.rounds);

const site = await startMeasuredSite();
const pages = await measurePages(site.url, rounds).finally(() => site.stop());
const server = await measureServer();
await writeFile(values.out ?? 'bench/report.md', report(pages, server, rounds));
