import { contentHere } from '../../publish/shown-content.ts';
import { processSurroundings } from '../command-line.ts';
import { runLeads } from './leads-commands.ts';

process.exitCode = await runLeads(process.argv.slice(2), {
  ...processSurroundings(),
  statedMonths: async () => {
    const record = (await contentHere().catch(() => null))?.record;
    if (!record) throw new Error('The site is not built, so what its privacy policy states is unknown: give --months.');
    return { enquiries: record.facts.retentionMonths, waiting: record.facts.waitingMonths };
  },
  titles: async () => {
    const record = (await contentHere().catch(() => null))?.record;
    return record?.facts ?? { courses: [], campuses: [] };
  },
  folder: process.cwd(),
});
