import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { queryOf } from '../address.ts';
import type { EnquiryDetail, EnquiryLine, EnquiryPage, FoundGuest } from '../../schema/office.ts';
import type { EnquirySelection, MarkOutcome, MarkRequest } from '../../schema/office-enquiries.ts';
import { call, sessionEnded } from './call.ts';
import { ownRevisions } from './own-revisions.ts';
import { pollEvery, useLoaded } from './query-client.ts';

type Pages = InfiniteData<EnquiryPage, string | null>;

export type EnquiryList = {
  lines: EnquiryLine[];
  total: number;
  /** Whether more than `total` enquiries match, because the server counts only up to a limit. */
  isMore: boolean;
  unread: number;
  due: number;
  hasMore: boolean;
  loadMore: () => void;
  isLoadingMore: boolean;
  error: Error | null;
  isWaiting: boolean;
  /** Whether the lines are still those of the selection before. */
  isOld: boolean;
};

/** The pages of a list that have been loaded so far; all of them are reloaded while the screen is open. */
export function useEnquiries(selection: EnquirySelection): EnquiryList {
  const query = useInfiniteQuery({
    queryKey: ['enquiries', selection],
    queryFn: ({ pageParam, signal }) => {
      const parameters = queryOf(selection);
      if (pageParam !== null) parameters.set('after', pageParam);
      return call<EnquiryPage>(`/api/enquiries?${parameters}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: () => (sessionEnded.get() ? false : pollEvery),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const lines = useMemo(() => linesOf(pages ?? []), [pages]);
  const client = useQueryClient();
  useEffect(() => {
    for (const { id, revision, happened } of lines) {
      const open = client.getQueryData<EnquiryDetail>(enquiryKey(id));
      if (open && (open.revision < revision || open.happened < happened))
        void client.invalidateQueries({ queryKey: enquiryKey(id) });
    }
  }, [lines, client]);
  return {
    lines,
    total: pages?.[0]?.total ?? 0,
    isMore: pages?.[0]?.isMore ?? false,
    unread: pages?.[0]?.unread ?? 0,
    due: pages?.[0]?.due ?? 0,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    error: query.error,
    isWaiting: query.isPending,
    isOld: query.isPlaceholderData,
  };
}

/** The lines of all pages, without the duplicates of lines that moved from one page to another between requests. */
function linesOf(pages: readonly EnquiryPage[]): EnquiryLine[] {
  const byId = new Map<string, EnquiryLine>();
  for (const { lines } of pages) for (const line of lines) if (!byId.has(line.id)) byId.set(line.id, line);
  return [...byId.values()];
}

const enquiryKey = (id: string) => ['enquiry', id];

/** The longest time until the server starts to send a queued mail, in milliseconds. */
const leavesWithin = 30_000;

/** Whether an answer was queued recently and has not been sent yet. */
function isLeaving({ events }: EnquiryDetail): boolean {
  return events.some(
    (event) =>
      event.kind === 'mail' &&
      event.mail === 'answer-mail' &&
      event.state === 'waiting' &&
      Date.now() - Date.parse(event.at) < 10 * leavesWithin,
  );
}

/**
 * Loads one enquiry, which the log records as a reading. The enquiry is therefore reloaded in three cases only: its
 * line in the list has changed, this screen changed it, or an answer is being sent.
 */
export function useEnquiry(id: string) {
  return useQuery({
    queryKey: enquiryKey(id),
    queryFn: async ({ signal, client }) => {
      const detail = await call<EnquiryDetail>(`/api/enquiries/${encodeURIComponent(id)}`, { signal });
      putLines(client, [{ ...detail, unread: false }]);
      return detail;
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data && isLeaving(state.data) && !sessionEnded.get() ? leavesWithin : false),
  });
}

/** Changes the state, assignee, proposal or reminder of enquiries, and reloads them. */
export function useMark() {
  const client = useQueryClient();
  return useMutation({
    scope: marksInTurn,
    mutationFn: (request: MarkRequest) => markEnquiries(client, request),
    onSuccess: (outcome) =>
      refreshEnquiries(
        client,
        markedLines(outcome).map(({ id }) => id),
      ),
  });
}

/**
 * The scope of all mutations that change enquiries: they run one after another, as each builds on the one before it.
 */
export const marksInTurn = { id: 'marks' };

const own = ownRevisions();

/**
 * Changes enquiries, and shows the changes before the list is reloaded. Enquiries that have changed meanwhile are
 * refused and stay unchanged. A change chosen while this screen's previous change is under way builds on that change.
 */
export async function markEnquiries(client: QueryClient, request: MarkRequest): Promise<MarkOutcome> {
  const enquiries = request.enquiries.map(({ id, revision }) => ({ id, revision: own.newest(id, revision) }));
  const outcome = await call<MarkOutcome>('/api/enquiries/marks', { body: { ...request, enquiries } });
  const before = new Map(enquiries.map(({ id, revision }) => [id, revision]));
  for (const { id, revision } of outcome.changed) own.note(id, before.get(id) ?? revision, revision);
  const lines = markedLines(outcome);
  putLines(client, lines);
  for (const line of lines)
    client.setQueryData<EnquiryDetail>(enquiryKey(line.id), (detail) => detail && { ...detail, ...line });
  return outcome;
}

function markedLines({ changed, refused }: MarkOutcome): EnquiryLine[] {
  return [...changed, ...refused.map(({ line }) => line)];
}

/** Reloads the list and some enquiries. */
export async function refreshEnquiries(client: QueryClient, ids: readonly string[]): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['enquiries'] }),
    ...ids.map((id) => client.invalidateQueries({ queryKey: enquiryKey(id) })),
  ]);
}

/** Shows changed lines in every cached list at once, before it is reloaded. */
function putLines(client: QueryClient, changed: readonly EnquiryLine[]): void {
  const byId = new Map(changed.map((line) => [line.id, line]));
  client.setQueriesData<Pages>({ queryKey: ['enquiries'] }, (data) => {
    if (data === undefined) return data;
    // Each page has the number of all unread enquiries.
    const read = linesOf(data.pages).filter(({ id, unread }) => unread && byId.get(id)?.unread === false).length;
    const pages = data.pages.map((page) => ({
      ...page,
      unread: page.unread - read,
      lines: page.lines.map((line) => (byId.has(line.id) ? lineOf(byId.get(line.id)!) : line)),
    }));
    return { ...data, pages };
  });
}

/** The list's line of an enquiry, taken from its detail. */
function lineOf(from: EnquiryLine): EnquiryLine {
  const { id, form, language, receivedAt, name, organisation, email, excerpt, course, campus } = from;
  const { state, proposal, amount, assignee, reminder, unread, revision, happened, inTrouble } = from;
  const asked = { id, form, language, receivedAt, name, organisation, email, excerpt, course, campus };
  return { ...asked, state, proposal, amount, assignee, reminder, unread, revision, happened, inTrouble };
}

/** Adds a note to an enquiry. The screen creates the note's UUID, so that a repeated request stores the note once. */
export function useAddNote(enquiry: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: { id: string; text: string }) =>
      call<unknown>(`/api/enquiries/${enquiry}/notes`, { body: note }),
    onSuccess: () => refreshEnquiries(client, [enquiry]),
  });
}

/** People without an enquiry whom these words find; none for fewer than three letters. */
export function useFoundGuests(words: string) {
  return useLoaded<FoundGuest[]>(['guests', words], `/api/guests?search=${encodeURIComponent(words)}`, {
    enabled: words.length > 2,
  });
}
