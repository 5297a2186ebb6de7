import { styleText } from 'node:util';
import { quantity } from '../../text-table.ts';
import type { EnquiryStore } from '../store/store.ts';

const nouns = {
  enquiries: ['enquiry', 'enquiries'],
  subscriptions: ['subscription', 'subscriptions'],
  bookings: ['booking of a visit', 'bookings of visits'],
  deliveries: ['delivery', 'deliveries'],
} as const;

/** Numbers in words: enquiries and, if there are any, the others. */
export function inWords(numbers: Partial<Record<keyof typeof nouns, number>>): string {
  const names = Object.keys(nouns) as (keyof typeof nouns)[];
  const found = names.filter((name) => name === 'enquiries' || (numbers[name] ?? 0) > 0);
  return listed(found.map((name) => quantity(numbers[name] ?? 0, nouns[name][0], nouns[name][1])));
}

/** Parts as a list: `one, two and three`. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(parts);
}

/** Numbers of waiting, failed and uncertain deliveries, in words; empty if there are none. */
export async function unfinished(store: EnquiryStore): Promise<string> {
  const all = Object.values(await store.outboxSummary());
  const facts = Object.entries({ waiting: 'waiting', failed: 'given up', uncertain: 'uncertain' } as const)
    .map(([state, word]) => [all.reduce((sum, states) => sum + states[state as 'waiting'], 0), word] as const)
    .filter(([number]) => number > 0);
  return facts.length > 0 ? `; of all deliveries ${facts.map((fact) => fact.join(' ')).join(', ')}` : '';
}

/** Warns that a restore without the erasure log brings erased people back. */
export function missingLog(log: string): string {
  const text = `${log} is missing: whoever was erased after this backup was made is in the database again.
Put the newest erasures.log there (it is kept beside the backups) and run this once more: they are erased then.
If nobody was ever erased, there is none.\n`;
  return styleText('red', text, { stream: process.stderr });
}
