import { capital } from '../../../i18n/format.ts';
import type { Language, Localized } from '../../../i18n/language.ts';
import type { Order } from './run.ts';

/**
 * The phrases of the exercise with their readbacks, from annex V of Royal Decree 1180/2018 and the centre's article on
 * phraseology. Every clearance to enter the runway, take off or land names the runway (SERA.8015).
 */
const phrases: Record<Order, Localized<readonly [call: string, readback: string]>> = {
  'line up': {
    es: ['pista tres seis, alinee y mantenga', 'pista tres seis, alineo y mantengo'],
    en: ['runway three six, line up and wait', 'runway three six, lining up and waiting'],
  },
  'take off': {
    es: ['pista tres seis, autorizado a despegar', 'pista tres seis, autorizado a despegar'],
    en: ['runway three six, cleared for take-off', 'runway three six, cleared for take-off'],
  },
  land: {
    es: ['pista tres seis, autorizado para aterrizar', 'pista tres seis, autorizado para aterrizar'],
    en: ['runway three six, cleared to land', 'runway three six, cleared to land'],
  },
  'go around': {
    es: ['motor y al aire inmediatamente', 'motor y al aire'],
    en: ['go around immediately', 'going around'],
  },
  enter: {
    es: ['entre en pista tres seis, notifique pista libre', 'entro en pista tres seis, notificaré pista libre'],
    en: ['enter runway three six, report vacated', 'entering runway three six, will report vacated'],
  },
  vacate: {
    es: ['abandone pista tres seis inmediatamente', 'abandono pista tres seis'],
    en: ['vacate runway three six immediately', 'vacating runway three six'],
  },
};

/** The radio call of an order, and its readback. */
export function sayOrder(order: Order, callSign: string, radio: Language): { call: string; readback: string } {
  const [call, readback] = phrases[order][radio];
  return { call: `${callSign}, ${call}.`, readback: `${capital(readback)}, ${callSign}.` };
}
