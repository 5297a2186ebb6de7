import { cpus } from 'node:os';
import { measuredPages, serverBudget } from './budgets.ts';
import type { PageFigures } from './measure-pages.ts';
import type { ServerFigures } from './measure-server.ts';
import { median } from './statistics.ts';

type Cell = string | number;

function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const whole = (figure: number) => (Number.isFinite(figure) ? String(Math.round(figure)) : '–');
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
/** A figure with its goal, in bold if it misses the goal. */
const beside = (figure: string, goal: number, met: boolean) =>
  met ? `${figure} (${goal})` : `**${figure}** (${goal})`;

/** The report as Markdown. Goals are in brackets, figures that miss them in bold. */
export function report(pages: PageFigures, server: ServerFigures, rounds: number): string {
  return [
    '# Size and speed of the site',
    `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}, Node ` +
      `${process.version}, medians of ${rounds} rounds in turns. Times of different runs are not comparable, ratios ` +
      'within one run are. Goals are in brackets; figures that miss them are bold. How it is measured: README.md.',
    '## Paint and work on a phone (Lighthouse, simulated slow 4G, a quarter of the speed)',
    simulated(pages),
    '## The same under a really slowed network and processor',
    applied(pages),
    '## On the wire until five seconds after the page is live, untouched (KiB, headers counted)',
    wire(pages),
    '## Server',
    `Memory after every page in both languages from 60 countries: ${beside(whole(server.memory), serverBudget.memory, server.memory <= serverBudget.memory)} MiB. ` +
      `First page after ${beside(whole(server.ready), serverBudget.ready, server.ready <= serverBudget.ready)} ms.`,
    '',
  ].join('\n\n');
}

function budgetOf(name: string) {
  return Object.entries(measuredPages).find(([page]) => page === name)?.[1].goal;
}

type Paints = { firstPaint: number; largestPaint: number };

/** First and largest paint of a page, each with its ratio to the floor and the goal of that ratio. */
function paintCells(name: string, all: Readonly<Record<string, readonly Paints[]>>): Cell[] {
  const budget = budgetOf(name);
  return (['firstPaint', 'largestPaint'] as const).flatMap((paint) => {
    const of = (page: string) => median((all[page] ?? []).map((sample) => sample[paint]));
    const share = of(name) / of('floor');
    return [
      whole(of(name)),
      budget ? beside(share.toFixed(2), budget[paint], share <= budget[paint]) : share.toFixed(2),
    ];
  });
}

function simulated({ lighthouse }: PageFigures): string {
  const of = (name: string, figure: 'blocking' | 'mainThread' | 'machineSpeed') =>
    median((lighthouse[name] ?? []).map((sample) => sample[figure]));
  const rows = Object.entries(lighthouse).map(([name, samples]) => {
    const budget = budgetOf(name);
    const blocking = of(name, 'blocking') - of('floor', 'blocking');
    const work = of(name, 'mainThread');
    const score = (kind: keyof (typeof samples)[number]['scores']) => median(samples.map(({ scores }) => scores[kind]));
    return [
      name,
      ...paintCells(name, lighthouse),
      budget ? beside(whole(blocking), budget.blocking, blocking <= budget.blocking) : whole(blocking),
      budget ? beside(whole(work), budget.mainThread, work <= budget.mainThread) : whole(work),
      [score('performance'), score('accessibility'), score('bestPractices'), score('seo')].join('/'),
      whole(of(name, 'machineSpeed')),
    ];
  });
  const head = 'page,first paint,x floor,largest paint,x floor,blocking above floor,main thread,scores,machine';
  return table(head.split(','), rows);
}

function applied({ slow }: PageFigures): string {
  const rows = Object.entries(slow).map(([name, samples]) => [
    name,
    ...paintCells(name, slow),
    whole(median(samples.map(({ blocking }) => blocking))),
  ]);
  return table(['page', 'first paint', 'x floor', 'largest paint', 'x floor', 'blocking'], rows);
}

function wire({ wire: pages }: PageFigures): string {
  const rows = Object.entries(pages).map(([name, page]) => {
    const budget = budgetOf(name);
    const goal = (figure: 'bytes' | 'scripts' | 'document', bytes: number) =>
      budget ? beside(kib(bytes), budget[figure] / 1024, bytes <= budget[figure]) : kib(bytes);
    return [
      name,
      budget ? beside(String(page.requests), budget.requests, page.requests <= budget.requests) : page.requests,
      goal('bytes', page.bytes),
      goal('document', page.document),
      goal('scripts', page.scripts),
      kib(page.styles),
      kib(page.pictures),
      kib(page.fonts),
      page.layoutShift.toFixed(4),
      `${page.prefetched.requests} / ${kib(page.prefetched.bytes)}`,
    ];
  });
  const head = 'page,requests,all,document,scripts,styles,pictures,fonts,layout shift,fetched ahead (requests / KiB)';
  return table(head.split(','), rows);
}
