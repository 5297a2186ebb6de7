import { findingKinds, type Finding, type FindingKind } from './audit-rules.ts';

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
  picture: {
    title: 'Pictures that are missing',
    advice: 'Save the picture in content/pictures and describe it in content/pictures.yaml, or mend the name.',
  },
};

/** Writes what was found for people who do not program: what it is, what to do, and each place with its line. */
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
  const rows = findings.map(({ file, line, place, found }) => `  ${file}:${line}  ${place}: ${shortened(found)}`);
  return `${title} (${findings.length})\n${advice}\n${rows.join('\n')}`;
}

function shortened(found: string): string {
  const line = found.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
