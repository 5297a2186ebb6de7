import { readFile } from 'node:fs/promises';
import { licenceProblems, type LockFile } from './licence-problems.ts';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
const { counts, problems } = licenceProblems(lock);
for (const [licence, number] of counts) console.log(`${String(number).padStart(5)}  ${licence}`);
for (const problem of problems) console.error(problem);
console.log(`${problems.length} packages without an accepted licence`);
process.exitCode = problems.length > 0 ? 1 : 0;
