import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findVariants } from './find-variants.ts';
import { readableTexts } from './readable-texts.ts';
import { readTerms } from './read-terms.ts';

const terms = readTerms(await readFile(resolve('docs/terms.md'), 'utf8'));
const problems = findVariants(await readableTexts(resolve('.')), terms);
for (const { file, line, place, message } of problems) console.error(`${file}:${line}  ${place}: ${message}`);
process.exit(problems.length > 0 ? 1 : 0);
