import { dictionaries } from '../../src/i18n/words/dictionaries.ts';
import { fill } from '../../src/i18n/words/fill.ts';
import { translator } from '../../src/i18n/words/words.ts';
import { longDate } from '../../src/i18n/format.ts';
import type { Language } from '../../src/i18n/language.ts';
import { keepTogether } from '../../src/i18n/keep-together.ts';
import type { Course } from '../../src/schema/course.ts';
import type { Edition } from '../../src/schema/editions.ts';
import type { SearchTopic } from '../../src/schema/search-topics.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { allEditions } from '../../src/site/course-editions.ts';
import { durationText, priceText, startText } from '../../src/site/course-words.ts';
import { byStart, nextEdition } from '../../src/site/editions.ts';
import { pathTo } from '../../src/site/links.ts';
import type { SearchTopicText } from '../../src/site/search/search-index.ts';

const placeholder = /\{(?:next|price|tax|duration)\}/;

/**
 * The topics of `content/search.yaml` in one language, with the figures of the courses and the starts of the next
 * editions. An answer with an unknown figure is left out.
 * @param today `YYYY-MM-DD` in Europe/Madrid
 */
export function searchTopicsIn(content: SiteContent, language: Language, today: string): SearchTopicText[] {
  const when = { language, today };
  const { courses } = content;
  return content.search.topics.map(({ words, to, answer, ofCourse }) => {
    const ids = 'course' in to ? [to.course] : Object.keys(courses);
    return {
      words: words[language].join(' '),
      path: pathOf(to, content, language),
      answer: answer ? answerText(answer[language], { next: nextStarts(ids, content, when) }) : null,
      ofCourses: ofCourse
        ? Object.entries(courses).flatMap(([id, course]) => {
            const text = course.page && answerText(ofCourse[language], valuesOf(id, course, content, when));
            return text && course.route ? [{ path: pathTo(course.route, language), answer: text }] : [];
          })
        : [],
    };
  });
}

function pathOf(to: SearchTopic['to'], { courses }: SiteContent, language: Language): string {
  if ('page' in to) return pathTo(to.page, language);
  if ('article' in to) return pathTo('article', language, { slug: to.article });
  return pathTo(courses[to.course]?.route ?? 'courses', language);
}

type When = { language: Language; today: string };
type Values = Readonly<Record<string, string | undefined>>;

/** A text with its values; null if one of them is unknown. */
function answerText(text: string, values: Values): string | null {
  const known = Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const filled = fill(text, known);
  return placeholder.test(filled) ? null : keepTogether(filled);
}

function valuesOf(id: string, { card, facts }: Course, content: SiteContent, when: When): Values {
  const writing = { language: when.language, t: translator(dictionaries[when.language]) };
  const price = facts.price && priceText(facts.price, writing);
  return {
    course: card.title[when.language],
    price: price?.amount,
    tax: price?.tax,
    duration: 'amount' in facts.duration ? durationText(facts.duration, writing) : undefined,
    next: nextStarts([id], content, when),
  };
}

/** The next start of each course, with a note if they are samples; undefined without a future edition. */
function nextStarts(ids: readonly string[], content: SiteContent, { language, today }: When): string | undefined {
  const t = translator(dictionaries[language]);
  const startOf = ({ course, start }: Edition) =>
    `${content.courses[course]?.card.title[language] ?? course}, ${startText(start, { language, t })}`;
  const starts = ids
    .flatMap((id) => nextOf(id, content, today) ?? [])
    .toSorted(byStart)
    .map(startOf);
  const { asOf } = content.editions;
  const note = asOf ? `. ${t('footer.sampleDates', { day: longDate(asOf, language) }).replace(/\.$/, '')}` : '';
  return starts.length > 0 ? starts.join('; ') + note : undefined;
}

function nextOf(id: string, content: SiteContent, today: string): Edition | undefined {
  return nextEdition(
    allEditions(content).filter(({ course }) => course === id),
    today,
  );
}
