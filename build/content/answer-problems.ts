import { inLanguage, languages } from '../../src/i18n/language.ts';
import { fillCentre } from '../../src/schema/placeholders.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './problem.ts';

/** Finds placeholders of answer templates for values that `content/centre.yaml` lacks. */
export function answerProblems(
  { answers, centre }: Pick<SiteContent, 'answers' | 'centre'>,
  files: readonly ContentFile[],
): ContentProblem[] {
  return Object.entries(answers).flatMap(([id, template]) =>
    (['subject', 'text'] as const).flatMap((part) =>
      languages.flatMap((language) => {
        const message = problemOf(template[part][language], inLanguage(centre, language));
        const file = `content/answers/${id}.yaml`;
        const path = [part, language];
        const line = files.find((one) => one.file === file)?.lineOf(path) ?? 1;
        return message === null ? [] : [{ file, line, place: path.join(' > '), message }];
      }),
    ),
  );
}

function problemOf(text: string, centre: object): string | null {
  try {
    fillCentre(text, centre);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
