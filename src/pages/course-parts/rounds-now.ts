import { longDate, wholeNumber } from '../../i18n/format.ts';
import type { SelectionRound } from '../../schema/selection-round.ts';
import type { RoundStateContent } from '../../sections/course-page/round-state.tsx';
import { inscriptionPeriod } from '../../site/inscription-period.ts';
import { roundState } from '../../site/selection-round-state.ts';
import type { ContentRequest } from '../page-content.ts';

type Texts = { title: string; article: string; label: string };

/**
 * The state and the checked facts of the provider's newest round. While that round is not published, those of the
 * round before it follow.
 */
export function roundsNow(request: ContentRequest, texts: Texts): RoundStateContent {
  const { content, language, t, today } = request;
  const { official, read, rounds } = content.selectionRounds;
  // `asOf` may precede the day on which the rounds were checked. The day of the check then counts as today.
  const day = today > read ? today : read;
  const [newest, before] = rounds;
  const shown = newest && roundState(newest, day) === 'unpublished' ? [newest, before] : [newest];
  return {
    ...texts,
    tellMe: t('tellMe.call'),
    link: { url: newest?.official ?? official.url, label: official.label[language] },
    rounds: shown.flatMap((round) => {
      if (!round) return [];
      const state = roundState(round, day);
      return [
        {
          name: t('round.name', { year: round.year }),
          state: t(`round.${state}`, { day: longDate(round.inscription?.to ?? '', language) }),
          facts:
            state === 'unpublished' ? [t('round.read', { day: longDate(read, language) })] : roundFacts(round, request),
        },
      ];
    }),
  };
}

/** Writes the checked facts of a published round, as short sentences without a full stop. */
function roundFacts(
  { called, places, inscription, phases }: SelectionRound,
  { language, t }: ContentRequest,
): string[] {
  const number = (value: number) => wholeNumber(value, language);
  const hardest = phases?.find(({ phase }) => phase === '3B');
  return [
    ...(called ? [`${t('round.called')} ${longDate(called.day, language)}`] : []),
    ...(places ? [`${t('round.places')}: ${number(places.value)}`] : []),
    ...(inscription ? [`${t('round.inscription')}: ${inscriptionPeriod(inscription, { language, t })}`] : []),
    ...(hardest?.called
      ? [
          `${t('round.phase', { phase: hardest.phase, name: hardest.name[language] })}: ${t('round.passed', {
            passed: number(hardest.passed),
            of: number(hardest.called),
          })} (${t(`round.${hardest.list.status}`)})`,
        ]
      : []),
  ];
}
