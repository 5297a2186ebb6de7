import { wordList } from '../../i18n/format.ts';
import type { InLanguage } from '../../i18n/language.ts';
import type { SelectionProcess } from '../../schema/selection-process.ts';
import type { ProcessPhase } from '../../sections/course-page/process-phases.tsx';
import type { ContentRequest } from '../page-content.ts';

type Process = InLanguage<SelectionProcess>;
type Phase = Process['phases'][number];
type Test = Phase['tests'][number];

/** The phases of a selection process, with the minimum mark of each test as text. */
export function processPhases({ language, t }: ContentRequest, { year, phases }: Process): ProcessPhase[] {
  function passText({ minimum, outOf }: Test, { minimumTotal }: Phase): string {
    if (minimum === undefined) return t(minimumTotal === undefined ? 'process.passFail' : 'process.mustPass');
    return outOf === undefined ? t('process.minimum', { minimum }) : t('process.minimumOf', { minimum, outOf });
  }

  return phases.map((phase) => ({
    id: phase.id,
    title: phase.title,
    summary: phase.summary,
    cells: [
      { label: t('process.where'), value: wordList(phase.places, language) },
      { label: t('process.when'), value: t('process.oneDay') },
      ...(phase.minimumTotal === undefined
        ? []
        : [{ label: t('process.total'), value: t('process.minimum', { minimum: phase.minimumTotal }) }]),
    ],
    caption: t('process.caption', { phase: phase.title, year }),
    tests: phase.tests.map((test) => ({
      name: test.name,
      text: test.text,
      questions: test.questions === undefined ? '' : String(test.questions),
      pass: passText(test, phase),
    })),
  }));
}
