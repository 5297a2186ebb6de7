import { euros, longDate, wholeNumber, wordList } from '../../src/i18n/format.ts';
import { languages, type Language, type Localized } from '../../src/i18n/language.ts';
import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator, type TranslateAll } from '../../src/i18n/words/words.ts';
import type { SelectionRound, SelectionRounds } from '../../src/schema/selection-round.ts';
import { escapeHtml } from '../../src/site/head.ts';
import { inscriptionPeriod } from '../../src/site/inscription-period.ts';
import { roundState } from '../../src/site/selection-round-state.ts';

type Writing = { language: Language; t: TranslateAll };
type Origin = { source: string; checked?: string | undefined };
type Fact = { label: string; value: string; note?: string | undefined } & Origin;

/**
 * Renders the panel for `{{selection-round}}`: the state and facts of the newest round on a day. If that round is not
 * published yet, the previous round follows.
 * @param today ISO day
 * @returns HTML by language; empty without rounds
 */
export function selectionRoundPanels(rounds: SelectionRounds | null, today: string): Localized<string> {
  const entries = languages.map((language) => {
    const writing = { language, t: translator(dictionaries[language]) };
    return [language, rounds ? panel(rounds, today, writing) : ''] as const;
  });
  return Object.fromEntries(entries) as Localized<string>;
}

function panel(rounds: SelectionRounds, today: string, writing: Writing): string {
  const [newest, before] = rounds.rounds;
  const shown = newest && roundState(newest, today) === 'unpublished' ? [newest, before] : [newest];
  const parts = shown.flatMap((round) => (round ? [roundPart(round, rounds, today, writing)] : []));
  return `<section data-round="" aria-label="${escapeHtml(writing.t('round.label'))}">${parts.join('')}</section>`;
}

function roundPart(round: SelectionRound, rounds: SelectionRounds, today: string, writing: Writing): string {
  const { t, language } = writing;
  const state = roundState(round, today);
  const until = round.inscription?.to ?? '';
  const told = t(`round.${state}`, { day: longDate(until, language) });
  const name = escapeHtml(t('round.name', { year: round.year }));
  const head = `<p data-round-name=""><strong>${name}</strong> <span>${escapeHtml(told)}</span></p>`;
  if (state !== 'unpublished') return `<div>${head}${factList(round, writing)}</div>`;
  const link = `<a href="${escapeHtml(round.official)}" rel="external noopener">${escapeHtml(rounds.official.label[language])}</a>`;
  const text = escapeHtml(t('round.unpublishedText', { day: longDate(rounds.read, language), link: '\u0000' }));
  return `<div>${head}<p>${text.replace('\u0000', link)}</p></div>`;
}

function factList(round: SelectionRound, writing: Writing): string {
  const { t, language } = writing;
  const rows = facts(round, writing).map(({ label, value, note, source, checked }) => {
    const read = checked ? t('round.checked', { day: longDate(checked, language) }) : t('round.verify');
    const small = [...(note ? [note] : []), read].map(escapeHtml).join('; ');
    const link = `<a href="${escapeHtml(source)}" rel="external noopener">${escapeHtml(t('round.source'))}</a>`;
    return `<div><dt>${escapeHtml(label)}</dt><dd><b>${escapeHtml(value)}</b> <small>${small} (${link})</small></dd></div>`;
  });
  return `<dl>${rows.join('')}</dl>`;
}

function facts({ called, places, inscription, fee, venues, phases }: SelectionRound, writing: Writing): Fact[] {
  const { t, language } = writing;
  const number = (value: number) => wholeNumber(value, language);
  const names = venues?.value.map((venue) => venue[language]) ?? [];
  return [
    ...(called ? [{ ...called, label: t('round.called'), value: longDate(called.day, language) }] : []),
    ...(places ? [{ ...places, label: t('round.places'), value: number(places.value) }] : []),
    ...(inscription
      ? [{ ...inscription, label: t('round.inscription'), value: inscriptionPeriod(inscription, writing) }]
      : []),
    ...(fee ? [{ ...fee, label: t('round.fee'), value: euros(fee.amount, language) }] : []),
    ...(venues ? [{ ...venues, label: t('round.venues'), value: wordList(names, language) }] : []),
    ...(phases ?? []).map(({ phase, name, passed, sat, called: invited, list, source, checked }) => {
      const of = sat ?? invited;
      const status = t(`round.${list.status}`);
      return {
        label: t('round.phase', { phase, name: name[language] }),
        value:
          of === undefined
            ? t('round.passedOnly', { passed: number(passed) })
            : t('round.passed', { passed: number(passed), of: number(of) }),
        note:
          'day' in list
            ? t('round.listDay', { status, day: longDate(list.day, language) })
            : t('round.listBy', { status, day: longDate(list.by, language) }),
        source,
        checked,
      };
    }),
  ];
}
