import { useMemo, useSyncExternalStore } from 'react';
import { languages } from '../i18n/language.ts';
import { formIds } from '../schema/enquiry.ts';
import { enquiryStates, proposalStates } from '../schema/enquiry-states.ts';
import type { EnquirySelection } from '../schema/office-enquiries.ts';
import { screens, views, type View } from './screens.ts';

/**
 * The state of the office's screen. All of it is in the address, so that it can be bookmarked and shared, and the back
 * button works.
 */
export type Place = {
  view: View;
  selection: EnquirySelection;
  /** The enquiry that is open, or `typedPlace`; null for none. */
  enquiry: string | null;
  /** The open content file, the open group of its fields, and the field to focus. */
  file?: string | null;
  part?: string | null;
  field?: string | null;
};

/** A place without filters and without an open enquiry. */
export function placeIn(view: View, content: Pick<Place, 'file' | 'part' | 'field'> = {}): Place {
  return { view, selection: {}, enquiry: null, ...content };
}

/** In place of an enquiry: the form for one by telephone. */
export const typedPlace = 'new';

const free = ['search', 'course', 'campus', 'assignee'] as const;
const days = ['since', 'until', 'due'] as const;
const inContent = ['file', 'part', 'field'] as const;
const longest = 200;

/** Reads an address, from its path on; unknown or malformed parts are left out. */
export function readPlace(address: string): Place {
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined =>
    choices.find((choice) => choice === parameters.get(name));
  const selection: EnquirySelection = {};
  for (const name of free) {
    const text = parameters.get(name)?.trim().slice(0, longest);
    if (text) selection[name] = text;
  }
  for (const name of days) {
    const day = parameters.get(name);
    if (day && /^\d{4}-\d{2}-\d{2}$/.test(day)) selection[name] = day;
  }
  const form = oneOf('form', formIds);
  const language = oneOf('language', languages);
  const state = oneOf('state', enquiryStates);
  const proposal = oneOf('proposal', proposalStates);
  return {
    view: views.find((view) => screens[view].path === path) ?? 'enquiries',
    selection: {
      ...selection,
      ...(form && { form }),
      ...(language && { language }),
      ...(state && { state }),
      ...(proposal && { proposal }),
    },
    enquiry: parameters.get('enquiry'),
    ...Object.fromEntries(
      inContent.flatMap((name) => {
        const text = parameters.get(name)?.slice(0, longest);
        return text ? [[name, text]] : [];
      }),
    ),
  };
}

/** The address of a place. */
export function addressOf({ view, selection, enquiry, ...content }: Place): string {
  const query = queryOf(selection);
  if (enquiry !== null) query.set('enquiry', enquiry);
  for (const name of inContent) if (content[name]) query.set(name, content[name]);
  const { path } = screens[view];
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Writes a selection as parameters of an address, for the screen and the server. */
export function queryOf(selection: EnquirySelection): URLSearchParams {
  return new URLSearchParams(Object.entries(selection).filter(([, value]) => value !== ''));
}

const moved = 'office:moved';

/** Goes to a place. `replace` adds no history entry. */
export function goTo(place: Place, how: 'push' | 'replace' = 'push'): void {
  const openedHere = place.enquiry !== null && (how === 'push' || (cameFromList() && keepsList(place)));
  history[how === 'push' ? 'pushState' : 'replaceState']({ openedHere }, '', addressOf(place));
  dispatchEvent(new Event(moved));
}

/** Closes the open enquiry. Goes back to the list in the history, if the enquiry was opened from there. */
export function closeEnquiry(place: Place): void {
  if (cameFromList()) history.back();
  else goTo({ ...place, enquiry: null }, 'replace');
}

function cameFromList(): boolean {
  return (history.state as { openedHere?: boolean } | null)?.openedHere === true;
}

/** Whether a place has the present filters. With other filters, the list in the previous history entry is outdated. */
function keepsList({ selection }: Place): boolean {
  return `${queryOf(selection)}` === `${queryOf(readPlace(location.pathname + location.search).selection)}`;
}

function follow(changed: () => void): () => void {
  const names = ['popstate', moved];
  for (const name of names) addEventListener(name, changed);
  return () => {
    for (const name of names) removeEventListener(name, changed);
  };
}

/** The place in the current address; re-renders the component when it changes. */
export function usePlace(): Place {
  const address = useSyncExternalStore(follow, () => location.pathname + location.search);
  return useMemo(() => readPlace(address), [address]);
}
