import { inLanguage } from '../../i18n/language.ts';
import type { Campus } from '../../schema/campus.ts';
import type { AccommodationOption } from '../../sections/cards/accommodation.tsx';
import type { ContentRequest } from '../page-content.ts';

/** The accommodation that a campus recommends; empty if it recommends none. */
export function accommodationOptions(
  { language, picture }: Pick<ContentRequest, 'language' | 'picture'>,
  campus: Campus,
): AccommodationOption[] {
  const options = inLanguage(campus.accommodation?.options ?? [], language);
  return options.map(({ name, description, note, logo, photo, website, phone, sample }) => ({
    name,
    description,
    note,
    logo: { letters: logo.letters, picture: logo.picture ? picture(logo.picture) : undefined },
    photo: picture(photo),
    website,
    sample,
    phone: phone ? { display: phone, tel: phone.replace(/[^+\d]/g, '') } : undefined,
  }));
}
