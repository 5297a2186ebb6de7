import type { WaitingGroup, WaitingList } from '../../../src/schema/office-waiting.ts';
import type { StoredSubscription } from '../../enquiries/store/subscriptions.ts';

/** Counts subscribers by course and campus; the group with the most confirmed subscribers comes first. */
export function waitingList(stored: readonly StoredSubscription[]): WaitingList {
  const subscriptions = stored.map(({ subscription }) => subscription);
  const groups = [...Map.groupBy(subscriptions, nameOf).values()].map((some): WaitingGroup => {
    const { course, campus } = some[0]!;
    const confirmed = some.filter(({ confirmedAt }) => confirmedAt !== null).length;
    const since = Math.min(...some.map(({ requestedAt }) => requestedAt.getTime()));
    return { course, campus, confirmed, unconfirmed: some.length - confirmed, since: new Date(since).toISOString() };
  });
  const sum = (key: 'confirmed' | 'unconfirmed') => groups.reduce((total, group) => total + group[key], 0);
  return {
    groups: groups.toSorted(
      (one, other) => other.confirmed - one.confirmed || nameOf(one).localeCompare(nameOf(other)),
    ),
    confirmed: sum('confirmed'),
    unconfirmed: sum('unconfirmed'),
  };
}

function nameOf({ course, campus }: { course: string; campus: string | null }): string {
  return `${course} ${campus ?? ''}`;
}
