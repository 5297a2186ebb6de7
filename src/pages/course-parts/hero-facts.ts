import { wordList } from '../../i18n/format.ts';
import type { HeroFact } from '../../sections/course-page/course-shell.ts';
import { durationText, formatsText, locationsText, priceText } from '../../site/course-words.ts';
import { courseOf } from './course-of.ts';
import { nextCampus, startAndPlaces } from './next-edition.ts';
import type { ContentRequest } from '../page-content.ts';

/**
 * The facts that answer a visitor's first questions: start, length, price with tax, location or format, and number of
 * places. Facts without a value are merged. A page of several courses shows only the facts that they share.
 */
export function heroFacts(request: ContentRequest, [first = '', ...others]: readonly string[]): HeroFact[] {
  const shared = factsOf(request, first).filter((fact) =>
    others.every((id) => factsOf(request, id).some((other) => JSON.stringify(other) === JSON.stringify(fact))),
  );
  return gatherUnknown(request, shared);
}

function factsOf(request: ContentRequest, id: string): HeroFact[] {
  const { t } = request;
  const { facts } = courseOf(request.content, id);
  const { duration, price, locations } = facts;
  const { start, places } = startAndPlaces(request, id);
  const cost = price && priceText(price, request);
  const unknown = t('facts.toBeSaid');
  return [
    { ...start, note: nextCampus(request, id) },
    { label: t('facts.label.duration'), value: durationText(duration, request) },
    { label: t('facts.label.price'), value: cost?.amount ?? unknown, note: cost?.tax },
    locations.length > 0
      ? { label: t('facts.label.place'), value: locationsText(facts, request) }
      : { label: t('facts.label.format'), value: formatsText(facts, request) },
    places,
  ];
}

/** Merges facts without a value into one at the end. A single one keeps its position, so that strips stay aligned. */
export function gatherUnknown<Fact extends { label: string; value: string }>(
  { language, t }: Pick<ContentRequest, 'language' | 't'>,
  facts: readonly Fact[],
): (Fact | { label: string; value: string })[] {
  const isUnknown = ({ value }: Fact) => value === t('facts.toBeSaid');
  const labels = facts.filter(isUnknown).map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  const known = facts.filter((fact) => !isUnknown(fact));
  return labels.length < 2
    ? facts.slice()
    : [...known, { label: wordList(labels, language), value: t('facts.toBeSaid') }];
}
