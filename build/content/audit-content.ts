import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSampleAddress } from '../../src/schema/sample.ts';
import { splitFrontMatter } from '../../src/schema/front-matter.ts';
import { auditValues, type AuditFacts } from './audit-rules.ts';
import { contentValues } from './content-values.ts';
import type { Finding } from './finding.ts';
import { ownerQuestion } from './owner-questions.ts';

const manifest = 'pictures.yaml';
const setting = 'samples.yaml';

/**
 * Lists the points to settle before a launch in all files of `content/`: samples, people without permission, past
 * dates, unconfirmed prices, facts checked too long ago, missing pictures, open questions. Hidden samples
 * (`samples.yaml`) are listed separately. Rules apply to single values, so new kinds of content are included.
 * @param today `YYYY-MM-DD`
 */
export async function auditContent(folder: string, today: string): Promise<Finding[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:yaml|md)$/.test(name)).toSorted();
  const masters = new Set(
    (await readdir(join(folder, 'pictures')).catch(() => [])).map((name) => name.split('.')[0] ?? name),
  );
  const entries = contentValues(`content/${manifest}`, await readFile(join(folder, manifest), 'utf8').catch(() => ''));
  const described = entries.filter(({ path }) => path.length === 1);
  const settings = contentValues(`content/${setting}`, await readFile(join(folder, setting), 'utf8').catch(() => ''));
  const facts = {
    today,
    pictures: new Set(described.map(({ place }) => place).filter((id) => masters.has(id))),
    samplesHidden: settings.some(({ place, value }) => place === 'shown' && value === false),
  };

  const findings: Finding[] = described
    .filter(({ place }) => !masters.has(place))
    .map(({ file, line, place }) => ({
      kind: 'picture',
      file,
      line,
      place,
      found: 'su archivo no está en content/pictures',
      ask: ownerQuestion('picture', file, [place]),
    }));
  for (const name of names.filter((each) => each !== manifest)) {
    const file = `content/${name}`;
    const source = await readFile(join(folder, name), 'utf8');
    if (name.endsWith('.yaml')) findings.push(...auditValues(contentValues(file, source), facts));
    else findings.push(...auditText(file, source, facts));
  }
  return findings;
}

/** Audits a Markdown file: its front matter, and addresses on example hosts in its text. */
function auditText(file: string, source: string, facts: AuditFacts): Finding[] {
  const { frontMatter, body, linesAboveBody } = splitFrontMatter(source) ?? {
    frontMatter: '',
    body: source,
    linesAboveBody: 0,
  };
  const values = contentValues(file, frontMatter, 1);
  const isHidden = facts.samplesHidden && values.some(({ place, value }) => place === 'sample' && value === true);
  const addresses = sampleAddresses(file, body, linesAboveBody);
  return [...auditValues(values, facts), ...addresses.map((found) => (isHidden ? hidden(found) : found))];
}

function hidden(found: Finding): Finding {
  return { ...found, kind: 'hidden' };
}

/** Addresses on example hosts in a text. */
function sampleAddresses(file: string, body: string, linesAbove: number): Finding[] {
  return body.split('\n').flatMap((line, index) =>
    line
      .split(/[\s()<>"'«»]+/)
      .filter(isSampleAddress)
      .map((found) => ({
        kind: 'sample' as const,
        file,
        line: linesAbove + index + 1,
        place: 'text',
        found,
        ask: ownerQuestion('sample', file, []),
      })),
  );
}
