import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { longDate } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/language.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import type { Edition } from '../../src/schema/editions.ts';
import type { SearchQuestion } from '../../src/schema/search-questions.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { allEditions } from '../../src/site/course-editions.ts';
import { startText } from '../../src/site/course-words.ts';
import { byStart, nextEdition } from '../../src/site/editions.ts';
import { pathTo } from '../../src/site/links.ts';
import type { SearchQuestionText } from '../../src/site/search/search-index.ts';

const nextMark = '{next}';

/**
 * The questions of `content/search.yaml` in one language, with the starts of the next editions. Without a future
 * edition, a question about starts has no answer, only its page.
 * @param today `YYYY-MM-DD` in Europe/Madrid
 */
export function searchQuestionsIn(content: SiteContent, language: Language, today: string): SearchQuestionText[] {
  return content.search.questions.map(({ keywords, to, answer }) => ({
    ways: keywords[language],
    path: pathOf(to, content, language),
    answer: answer ? answerText(answer[language], to, content, { language, today }) : null,
  }));
}

function pathOf(to: SearchQuestion['to'], { courses }: SiteContent, language: Language): string {
  if ('page' in to) return pathTo(to.page, language);
  if ('article' in to) return pathTo('article', language, { slug: to.article });
  return pathTo(courses[to.course]?.route ?? 'courses', language);
}

type When = { language: Language; today: string };

function answerText(text: string, to: SearchQuestion['to'], content: SiteContent, when: When): string | null {
  if (!text.includes(nextMark)) return keepTogether(text);
  const ids = 'course' in to ? [to.course] : Object.keys(content.courses);
  const starts = ids
    .flatMap((id) => nextOf(id, content, when.today) ?? [])
    .toSorted(byStart)
    .map((edition) => startOf(edition, content, when.language));
  if (starts.length === 0) return null;
  return keepTogether(text.replace(nextMark, starts.join('; ')) + sampleNote(content, when.language));
}

function nextOf(id: string, content: SiteContent, today: string): Edition | undefined {
  return nextEdition(
    allEditions(content).filter(({ course }) => course === id),
    today,
  );
}

function startOf({ course, start }: Edition, { courses }: SiteContent, language: Language): string {
  const words = startText(start, { language, t: translator(dictionaries[language]) });
  return `${courses[course]?.card.title[language] ?? course}, ${words}`;
}

/** A note that the dates are samples; empty if they are not. */
function sampleNote({ editions }: SiteContent, language: Language): string {
  if (!editions.asOf) return '';
  return ` ${translator(dictionaries[language])('footer.sampleDates', { day: longDate(editions.asOf, language) })}`;
}
