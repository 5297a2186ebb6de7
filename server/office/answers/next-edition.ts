import { longDate, wordList } from '../../../src/i18n/format.ts';
import type { Language } from '../../../src/i18n/language.ts';
import { dictionaries } from '../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../src/i18n/words/words.ts';
import type { Edition } from '../../../src/schema/editions.ts';
import { editionPlaceText, startPhrase } from '../../../src/site/course-words.ts';
import { editionState, nextEdition } from '../../../src/site/editions.ts';
import { answerWords } from './answer-words.ts';

type Asked = {
  course: Parameters<typeof editionPlaceText>[0];
  /** The editions of that course. */
  editions: readonly Edition[];
  /** The campus that the visitor prefers; editions there and online are preferred. */
  campus: string | null;
  today: string;
  language: Language;
  /** Address of the form for news of the next intake. */
  tellMe: string;
};

/** Sentences about the next edition of a course, or about the alternative if none can be joined. */
export function nextEditionText({ course, editions, campus, today, language, tellMe }: Asked): {
  text: string;
  /** The next edition; null if there is none. */
  next: Edition | null;
} {
  const there = editions.filter((edition) => edition.campus === campus || edition.campus === 'online');
  const next = nextEdition(there, today) ?? nextEdition(editions, today);
  const words = answerWords[language];
  if (!next) return { text: words.none(tellMe), next: null };
  const state = editionState(next, today);
  // A start and a last day of enrolment that several campuses share are mentioned once.
  const dates = ({ start, closes }: Edition) => JSON.stringify([start, closes]);
  const alike = editions.filter((edition) => editionState(edition, today) === state && dates(edition) === dates(next));
  const writing = { language, t: translator(dictionaries[language]) };
  const places = [next, ...alike].map((edition) => editionPlaceText(course, edition.campus, writing));
  const where = wordList([...new Set(places)], language);
  if (state === 'to-be-announced') return { text: words.undated(where, tellMe), next };
  const when = startPhrase(next.start, writing);
  if (state === 'full') return { text: words.full(when, where), next };
  if (state === 'closed') return { text: words.closed(when, where, tellMe), next };
  const begins = (state === 'last-places' ? words.lastPlaces : words.open)(when, where);
  const closes = next.closes === undefined ? '' : ` ${words.closes(longDate(next.closes, language))}`;
  return { text: begins + closes, next };
}
