import { randomUUID } from 'node:crypto';
import type { Enquiry } from '../src/schema/enquiry.ts';

/** A new enquiry with every field filled in; tests change the values that they check. */
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
    purposes: 'unit,refresher',
    people: '12',
    place: 'ours',
    starts: '2027-03-01',
    deadline: '2027-01-15',
    licences: 'Licencia CTA con ADI',
    spoken: 'Español',
    airspace: 'Aeródromo de prueba, simulador de torre',
    decider: 'La dirección de operaciones',
    documents: 'plan-de-formacion.pdf (1,2 MB)',
    message: '¿Puedo empezar en noviembre?\nTengo el certificado médico de clase 3.',
    course: 'block-1-tower',
    country: 'Portugal',
    campus: 'madrid',
    page: '/bloque-1-habilitacion-torre',
    clickId: 'gclid:TeSt-CaSe_123',
    referrer: 'www.example.org/cursos',
    campaign: 'utm_source=google&utm_medium=cpc',
    typedBy: null,
    privacyConsent: { textVersion: '2026-01', at },
    marketingConsent: { textVersion: '2026-01', at },
    ...changes,
  };
}
