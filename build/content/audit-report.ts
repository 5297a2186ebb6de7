import { findingKinds, type Finding, type FindingKind } from './finding.ts';

const headings: Record<FindingKind, { title: string; advice: string }> = {
  sample: {
    title: 'Invented values',
    advice: 'Write the real one. Then take its mark away: its line under “samples”, or “sample: true”.',
  },
  person: {
    title: 'People without a recorded permission',
    advice: 'Say in “consentRef” where the permission is kept, or take the person out.',
  },
  date: {
    title: 'Dates that have passed',
    advice: 'Write when the next one starts, “accordingToCall: true” or “onRequest: true”.',
  },
  price: {
    title: 'Prices that nobody has confirmed',
    advice: 'Check the tax and what the price leaves out. Then write “confirmed: true”.',
  },
  fact: {
    title: 'Facts of others that nobody has checked in the last six months',
    advice: 'Compare the page with the official source. Then write today’s date in “checkedOn”.',
  },
  open: {
    title: 'Questions that no single value answers',
    advice: 'Decide, change the texts, and take the question out of content/open-questions.yaml.',
  },
  picture: {
    title: 'Pictures that are missing',
    advice: 'Save the picture in content/pictures and describe it in content/pictures.yaml, or mend the name.',
  },
};

/** Writes what was found for people who do not program: what it is, what to do, and
 * each place with its line under the question that the owner has to answer. */
export function auditReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is left to settle: no samples, no past dates, nothing unconfirmed.';
  const blocks = findingKinds.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length > 0 ? [block(kind, found)] : [];
  });
  const count = findings.length === 1 ? 'One thing is' : `${findings.length} things are`;
  return `${blocks.join('\n\n')}\n\n${count} left to settle before a launch.`;
}

function block(kind: FindingKind, findings: readonly Finding[]): string {
  const { title, advice } = headings[kind];
  const asked = [...Map.groupBy(findings, ({ ask }) => ask)].map(([ask, found]) =>
    [ask, ...found.map((finding) => row(finding))].join('\n'),
  );
  return `${title} (${findings.length})\n${advice}\n\n${asked.join('\n\n')}`;
}

function row({ kind, file, line, place, found }: Finding): string {
  // A question of its own is told whole: it has no other place to read it.
  return kind === 'open' ? `  ${file}:${line}  ${found}` : `  ${file}:${line}  ${place}: ${shortened(found)}`;
}

function shortened(found: string): string {
  const line = found.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
