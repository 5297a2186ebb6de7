import { inLanguage } from '../../i18n/language.ts';
import type { Profile } from '../../sections/climb/climb-profile.tsx';
import type { ContentRequest } from '../page-content.ts';

/** The way to the licence as the drawing needs it, with the months in words. */
export function climbProfile({ content, language, t }: ContentRequest): Profile {
  const { profile } = inLanguage(content.home.who, language);
  const months = (amount: number) => `${amount}\u00A0${t('facts.month.other')}`;
  return { ...profile, basicMonths: months(profile.basicMonths), ratingMonths: months(profile.ratingMonths) };
}
