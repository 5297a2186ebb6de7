/** The first script that a page loads: it asks for consent, without the page's components. */
import { askConsent } from './features/consent/ask-consent.ts';

askConsent();
