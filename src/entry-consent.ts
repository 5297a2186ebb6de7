/** The first script that a page loads. It asks for consent, and needs nothing of the page's components. */
import { askConsent } from './features/consent/ask-consent.ts';

askConsent();
