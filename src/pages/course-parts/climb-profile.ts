import { inLanguage } from '../../i18n/language.ts';
import type { Profile } from '../../sections/climb/climb-profile.tsx';
import { durationText } from '../../site/course-words.ts';
import { courseOffers } from '../deciding-parts/course-offers.ts';
import { courseOf } from './course-of.ts';
import type { ContentRequest } from '../page-content.ts';

/** The data of the drawing of the way to the licence, with the months as text. */
export function climbProfile({ content, language, t }: ContentRequest): Profile {
  const { blocks: _, ...profile } = inLanguage(content.home.who.profile, language);
  const months = (amount: number) => `${amount}\u00A0${t('facts.month.other')}`;
  const { basicMonths: basic, ratingMonths: rating } = profile;
  return { ...profile, basicMonths: months(basic), ratingMonths: months(rating), months: { basic, rating } };
}

/** The same drawing, and below it the way block by block, with the lengths of the courses for the blocks. */
export function bothWays(request: ContentRequest): Profile {
  const { label, name, first, both } = inLanguage(request.content.home.who.profile.blocks, request.language);
  const length = (course: string) => durationText(courseOf(request.content, course).facts.duration, request);
  const bothShort = length('complete-rating');
  const { block1, complete } = courseOffers(request);
  return {
    ...climbProfile(request),
    label,
    blocks: {
      name,
      first: `${first}: ${length('block-1-tower')}`,
      both: `${both}: ${bothShort}`,
      bothShort,
      months: { first: block1.months.to, both: complete.months.to },
    },
  };
}
