import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../src/schema/enquiry.ts';

/** An enquiry with every field filled in, a new one each time; tests change the values that they are about. */
export function sampleEnquiry(changes: Partial<Enquiry> = {}): Enquiry {
  const id = randomUUID();
  const at = new Date();
  return {
    id,
    form: 'information',
    language: 'es',
    receivedAt: at,
    name: 'Nuria Peñalver Ordóñez',
    email: `nuria.${id.slice(0, 8)}@example.com`,
    phone: '+34 600 000 000',
    organisation: 'Aeródromo de prueba',
    role: 'Jefa de formación',
    message: '¿Puedo empezar en noviembre?\nTengo el certificado médico de clase 3.',
    course: 'block-1-tower',
    campus: 'madrid',
    page: '/bloque-1-habilitacion-torre',
    clickId: 'gclid:TeSt-CaSe_123',
    referrer: 'www.example.org/cursos',
    campaign: 'utm_source=google&utm_medium=cpc',
    privacyConsent: { textVersion: '2026-01', at },
    marketingConsent: { textVersion: '2026-01', at },
    ...changes,
  };
}
