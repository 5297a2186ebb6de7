import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolders } from '../../tests/temporary-folders.ts';
import { auditContent } from './audit-content.ts';
import { auditReport } from './audit-report.ts';
import type { Finding } from './finding.ts';

/** A small `content/` with cases of each kind of finding, beside similar values that are not findings. */
const files: Record<string, string> = {
  'centre.yaml': `name: Real name
email: info@example.org
addresses:
  madrid:
    street: Sample street
    city: Madrid
samples:
  - email
  - addresses.madrid.street
`,
  'editions.yaml': `asOf: 2025-10-30
hero: { title: Cursos }
`,
  'courses/three.yaml': `editions:
  - { id: three-2025-02, campus: madrid, start: { month: 2025-02 } }
  - { id: three-2026-11, campus: madrid, start: { day: 2026-11-20 } }
`,
  'courses/four.yaml': `editions:
  - { id: four-2025-02, campus: madrid, start: { month: 2025-02 } }
  - { id: four-2026-12, campus: madrid, start: { day: 2026-12-01 } }
`,
  'people.yaml': `alumni:
  - name: Ana A.
    sample: true
  - name: Berta B.
    sample: false
    consentRef: folder 3
  - name: Carlos C.
    sample: false
`,
  'courses/one.yaml': `start: { day: 2025-11-25 }
next: { months: [2025-01, 2026-12] }
card:
  start: { month: 2026-11 }
price:
  amount: 27000
  currency: EUR
  tax: exempt
  confirmed: false
picture: there
photo: not-there
`,
  'courses/two.yaml': `start: { onRequest: true }
price: { amount: 1, confirmed: true }
rules:
  checkedOn: 2026-05-20
links:
  checkedOn: 2026-05-21
form:
  checkedOn: null
`,
  'banner.yaml': `text:
  es: El bloque 2 comienza en noviembre de 2025.
  en: Block 2 starts in November 2025.
note:
  es: La norma cambió en agosto de 2024.
  en: The rules changed in August 2024.
later:
  es: La próxima edición es en enero de 2027.
  en: The next edition is in January 2027.
years:
  es: 'Ediciones de 2025: enero y marzo'
  en: 'Intakes of 2025: January and March'
`,
  'pages/contact.yaml': `answer:
  text: Two days
  sample: true
  ask: ¿Cuánto tarda la respuesta?
`,
  'open-questions.yaml': `questions:
  - ask: ¿Cuántas horas son?
    about: Two pages say two numbers.
`,
  'selection-round.yaml': `called: { day: 2025-11-20, source: 'https://www.boe.es' }
fee: { amount: 15, source: 'https://www.boe.es', checked: 2026-11-01 }
`,
  'pictures.yaml': 'there: { kind: cover }\nwithout-file: { kind: cover }\n',
  'pictures/there.webp': '',
  'pictures/without-entry.webp': '',
  'articles/visit/es.md': '---\nid: visit\nsample: true\n---\n\nSee [the form](https://forms.example.com/a).\n',
  'legal/privacy.es.md': '---\ntitle: Privacidad\n---\n\nText.\n',
};

const { folder } = temporaryFolders('audit');
let findings: Finding[];

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  findings = await auditContent(folder, '2026-11-21');
});

describe('auditContent', () => {
  it.each([
    [
      'sample',
      [
        'articles/visit/es.md:3 sample',
        'articles/visit/es.md:6 text',
        'centre.yaml:2 email',
        'centre.yaml:5 addresses > madrid > street',
        'pages/contact.yaml:3 answer > sample',
        'people.yaml:3 alumni > Ana A. > sample',
      ],
    ],
    ['person', ['people.yaml:7 alumni > Carlos C.']],
    [
      'date',
      [
        'banner.yaml:1 text',
        'banner.yaml:10 years',
        'courses/one.yaml:1 start',
        'courses/one.yaml:2 next',
        'courses/three.yaml:1 editions',
        'editions.yaml:1 asOf',
      ],
    ],
    ['price', ['courses/one.yaml:5 price']],
    [
      'fact',
      ['courses/two.yaml:4 rules > checkedOn', 'courses/two.yaml:8 form > checkedOn', 'selection-round.yaml:1 called'],
    ],
    ['open', ['open-questions.yaml:2 questions > number 1']],
    ['picture', ['pictures.yaml:2 without-file', 'courses/one.yaml:11 photo']],
  ])('finds every value of the kind “%s” once and on its line', (kind, expected) => {
    const found = findings
      .filter((finding) => finding.kind === kind)
      .map(({ file, line, place }) => `${file}:${line} ${place}`);
    expect(found).toEqual(expected.map((place) => `content/${place}`));
  });

  it('reports which of several dates has passed', () => {
    expect(findings.find(({ place }) => place === 'next')?.found).toBe('2025-01');
  });
});

it('asks the owner a question for every finding', () => {
  expect(findings.filter(({ ask }) => !ask.startsWith('¿'))).toEqual([]);
});

describe('with hidden samples', () => {
  let left: Finding[];
  beforeAll(async () => {
    await writeFile(join(folder, 'samples.yaml'), 'shown: false\n');
    left = await auditContent(folder, '2026-11-21');
  });
  const places = (kind: string) =>
    left.filter((found) => found.kind === kind).map(({ file, line }) => `${file}:${line}`);

  it('separates hidden samples from values that every page needs', () => {
    expect(places('hidden')).toEqual(
      ['articles/visit/es.md:3', 'articles/visit/es.md:6', 'pages/contact.yaml:3', 'people.yaml:3'].map(
        (place) => `content/${place}`,
      ),
    );
    expect(places('sample')).toEqual(['content/centre.yaml:2', 'content/centre.yaml:5']);
  });

  it('does not count hidden samples as obstacles to a launch', () => {
    const report = auditReport(left);
    expect(report).toContain('Ejemplos que la web no enseña (4)');
    expect(report).toMatch(/Quedan 16 cosas por resolver antes de publicar la web\.$/);
    expect(auditReport(left.filter(({ kind }) => kind === 'hidden'))).toMatch(/No queda nada por resolver[^\n]+$/);
  });
});

describe('auditReport', () => {
  it('names each finding, its place and the remedy', () => {
    const report = auditReport(findings);
    expect(report).toContain('Fechas que han pasado (6)');
    expect(report).toContain('  content/courses/one.yaml:1  start: 2025-11-25\n');
    expect(report).toContain('¿Cuánto tarda la respuesta?\n  content/pages/contact.yaml:3  answer > sample: true');
    expect(report).toContain('¿Cuántas horas son?\n  content/open-questions.yaml:2  Two pages say two numbers.');
    expect(report).toMatch(/Quedan 20 cosas por resolver antes de publicar la web\.$/);
  });

  it('states that nothing is left if there are no findings', () => {
    expect(auditReport([])).toMatch(/^No queda nada/);
  });
});
