import { officeState, type OfficeHours, type OfficeWords } from '../features/contact/office-state.ts';
import { defineElement, part } from './element.ts';

const minute = 60_000;

/** Writes whether the office is open, and again at each full minute. */
defineElement('office-status', (host) => {
  const { hours = '', words = '' } = host.dataset;
  const line = part(host, 'p');
  const [open, texts] = [JSON.parse(hours) as OfficeHours, JSON.parse(words) as OfficeWords];
  function show(): void {
    const state = officeState(open, new Date());
    line.dataset.office = state.kind;
    line.textContent = (state.kind === 'opensLater' ? texts.opensLater[state.day] : texts[state.kind]) ?? '';
    setTimeout(show, minute - (Date.now() % minute));
  }
  show();
});
