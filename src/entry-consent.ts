/** A script of its own, the first that a page asks for: it asks for consent and needs nothing of the page's components. */
import { askConsent } from './features/consent/ask-consent.ts';

askConsent();
