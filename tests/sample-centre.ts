import type { MailCentre } from '../server/enquiries/mail/mail-message.ts';

/** A centre for tests of mails. */
export const sampleCentre: MailCentre = {
  name: 'Centro ATCO',
  email: 'info@example.com',
  phone: '+34 900 000 000',
  address: 'Calle de la Torre 1, Madrid',
  siteUrl: 'https://www.example.com',
  courses: [{ id: 'block-1-tower', title: { es: 'Básico y torre', en: 'Basic and tower' } }],
  syllabuses: ['block-1-tower'],
  campuses: [
    { id: 'madrid', title: { es: 'Madrid', en: 'Madrid' } },
    { id: 'canarias', title: { es: 'Canarias', en: 'Canary Islands' } },
  ],
};

/** The same centre as the facts of a site have it. */
export const siteCentre = { ...sampleCentre, phone: { display: '+34 900 000 000', tel: '+34900000000' } };
