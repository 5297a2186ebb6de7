import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentDraft, Publication, Publishing } from '../../../schema/office-content.ts';
import { call, Refusal } from '../../data/call.ts';
import { pollEvery } from '../../data/query-client.ts';

/** Interval between requests for the state of a publication in progress, in milliseconds. */
const watchEvery = 500;

/** Loads the unpublished changes of all people. */
export function useContentDrafts() {
  return useQuery({
    queryKey: ['content-drafts'],
    queryFn: ({ signal }) => call<ContentDraft[]>('/api/content/drafts', { signal }),
    refetchInterval: pollEvery,
  });
}

export function useHistory() {
  return useQuery({
    queryKey: ['content-history'],
    queryFn: ({ signal }) => call<Publication[]>('/api/content/history', { signal }),
  });
}

/** The publication in progress, or the last one. When it ends, all content is requested again. */
export function usePublishing() {
  const client = useQueryClient();
  const publishing = useQuery({
    queryKey: ['content-publishing'],
    queryFn: ({ signal }) => call<Publishing>('/api/content/publishing', { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? watchEvery : pollEvery),
  });
  const { data } = publishing;
  const ended = data?.state === 'done' ? data.publication.id : data?.state === 'failed' && data.state;
  useEffect(() => {
    if (!ended) return;
    const keys = ['content', 'content-file', 'content-drafts', 'content-history', 'content-preview'];
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
  }, [client, ended]);
  return publishing;
}

/**
 * Publishes this person's changes, or reverts a publication. If another publication is running, the hook waits for its
 * end and then repeats the request.
 */
export function usePublish(publishing: Publishing | undefined) {
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: (asked: { undo: string } | 'mine') =>
      asked === 'mine'
        ? call<Publishing>('/api/content/publish', { body: {} })
        : call<Publishing>('/api/content/undo', { body: { id: asked.undo } }),
    onSuccess: (begun) => client.setQueryData(['content-publishing'], begun),
    // The mutation waits for this query, so that the screen already shows the running publication.
    onError: () => client.refetchQueries({ queryKey: ['content-publishing'] }),
  });
  const { error, variables, mutate, isPending, reset } = asking;
  const waits = error instanceof Refusal && error.problem === 'publishing';
  const isFree = publishing?.state !== 'running';
  useEffect(() => {
    if (waits && isFree && variables !== undefined) mutate(variables);
  }, [waits, isFree, variables, mutate]);
  return { ask: mutate, isPending, waits, stopWaiting: reset, error: waits ? null : error };
}
