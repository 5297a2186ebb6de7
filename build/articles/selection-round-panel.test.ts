import { describe, expect, it, test } from 'vitest';
import { selectionRounds, type SelectionRound } from '../../src/schema/selection-round.ts';
import { selectionRoundPanels } from './selection-round-panel.ts';
import { roundState } from '../../src/site/selection-round-state.ts';

const source = 'https://empleo.enaire.es/empleo/';
const passed: SelectionRound = {
  year: 2025,
  official: source,
  called: { day: '2025-11-20', source },
  places: { value: 1490, source },
  fee: { amount: 15, currency: 'EUR', source, checked: '2026-11-21' },
  inscription: { from: '2025-11-21', to: '2025-12-05', source, checked: '2026-11-21' },
  phases: [
    {
      phase: '1',
      name: { es: 'Saber', en: 'Knowledge' },
      list: { day: '2026-02-28', status: 'provisional' },
      passed: 8,
      sat: 9,
      called: 12,
      source,
    },
    {
      phase: '3A',
      name: { es: 'Inglés', en: 'English' },
      list: { by: '2026-06-02', status: 'final' },
      passed: 4,
      source,
    },
  ],
};
const coming: SelectionRound = { year: 2026, official: source, called: null };
const rounds = selectionRounds.parse({
  official: { url: source, label: { es: 'Empleo en ENAIRE', en: 'Jobs at ENAIRE' } },
  read: '2026-11-21',
  rounds: [coming, passed],
});

describe('roundState', () => {
  it.each([
    ['2025-11-20', 'announced'],
    ['2025-11-21', 'open'],
    ['2025-12-05', 'open'],
    ['2025-12-06', 'closed'],
    ['2026-02-27', 'closed'],
    ['2026-02-28', 'underWay'],
    ['2026-06-02', 'finished'],
  ] as const)('on %s the round is %s', (today, state) => {
    expect(roundState(passed, today)).toBe(state);
  });

  it('a round with `called: null` is unpublished; a round without `called` is announced', () => {
    expect(roundState(coming, '2026-11-22')).toBe('unpublished');
    expect(roundState({ year: 2026, official: source }, '2026-11-22')).toBe('announced');
  });
});

test('an unpublished round names the day of reading and the official page, with the previous round below', () => {
  const { es, en } = selectionRoundPanels(rounds, '2026-11-22');
  expect(es).toContain('Última consulta: ');
  expect(es).toContain('21 de noviembre de 2026');
  expect(es).toContain(`<a href="${source}" rel="external noopener">Empleo en ENAIRE</a>`);
  expect(es.indexOf('Convocatoria de 2026')).toBeLessThan(es.indexOf('Convocatoria de 2025'));
  expect(en).toContain('Last checked in the press on ');
});

test('the day of checking is shown only for a checked fact; of those called, the ones who sat a phase count', () => {
  const row = (html: string, label: string) => new RegExp(`<dt>${label}</dt>.*?</div>`).exec(html)?.[0] ?? '';
  const { es } = selectionRoundPanels(rounds, '2026-11-22');
  expect(row(es, 'Plazas')).toContain('<b>1.490</b>');
  expect(row(es, 'Plazas')).toContain('sin confirmar');
  expect(row(es, 'Plazas')).not.toContain('leído el');
  expect(row(es, 'Tasa')).toContain('leído el 21 de noviembre de 2026');
  expect(row(es, 'Fase 1: Saber')).toContain('8 aptos de 9');
});

test('a published round is shown without the previous one', () => {
  const { en } = selectionRoundPanels(
    { ...rounds, rounds: [{ ...coming, called: { day: '2026-11-21', source } }, passed] },
    '2026-11-22',
  );
  expect(en).toContain('2026 round');
  expect(en).not.toContain('2025 round');
});

test.each([
  ['an invalid day', { called: { day: '2026-02-30', source } }],
  ['a period that ends before it begins', { inscription: { from: '2026-12-02', to: '2026-12-01', source } }],
  ['a source that is not an address', { places: { value: 3, source: 'ENAIRE' } }],
  ['an unknown name', { plazas: 3 }],
])('%s is refused', (_, changes) => {
  expect(selectionRounds.safeParse({ ...rounds, rounds: [{ ...coming, ...changes }] }).success).toBe(false);
});
