import { inLanguage } from '../../i18n/language.ts';
import type { Profile } from '../../sections/climb/climb-profile.tsx';
import { durationText } from '../../site/course-words.ts';
import { courseOf } from './course-of.ts';
import type { ContentRequest } from '../page-content.ts';
import { monthsOf } from '../../tools/parts/offers.ts';

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
  const durationOf = (course: string) => courseOf(request.content, course).facts.duration;
  const [block1, complete] = [durationOf('block-1-tower'), durationOf('complete-rating')];
  const bothShort = durationText(complete, request);
  return {
    ...climbProfile(request),
    label,
    blocks: {
      name,
      first: `${first}: ${durationText(block1, request)}`,
      both: `${both}: ${bothShort}`,
      bothShort,
      // Only a preview can have a course without a length, which the content check refuses.
      months: { first: monthsOf(block1)?.to ?? 0, both: monthsOf(complete)?.to ?? 0 },
    },
  };
}
