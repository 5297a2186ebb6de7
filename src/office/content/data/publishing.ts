import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentDraft, Publication, Publishing, UndoPreview } from '../../../schema/office-content.ts';
import type { PublishRequest } from '../../../schema/office-content-routes.ts';
import { call, Refusal } from '../../data/call.ts';
import { pollEvery, useLoaded } from '../../data/query-client.ts';

/** Interval between requests for the state of a publication in progress, in milliseconds. */
const watchEvery = 500;

/** Loads the unpublished changes of all people. */
export function useContentDraft() {
  return useLoaded<ContentDraft>(['content-draft'], '/api/content/draft', { refetchInterval: pollEvery });
}

export function useHistory() {
  return useLoaded<Publication[]>(['content-history'], '/api/content/history');
}

/** Loads what undoing a publication would change. */
export function useUndoPreview(id: string) {
  return useLoaded<UndoPreview>(['content-undo', id], `/api/content/undo?id=${id}`, { gcTime: 0 });
}

/** The publication in progress, or the last one. When it ends, all content is requested again. */
export function usePublishing() {
  const client = useQueryClient();
  const publishing = useLoaded<Publishing>(['content-publishing'], '/api/content/publishing', {
    refetchInterval: ({ state: { data } }) => {
      const isSwitching = data?.state === 'done' && data.site?.isShown === false;
      return data?.state === 'running' ? watchEvery : isSwitching ? 2 * watchEvery : pollEvery;
    },
  });
  const { data } = publishing;
  const ended = data?.state === 'done' ? data.publication.id : data?.state === 'failed' && data.state;
  useEffect(() => {
    if (!ended) return;
    const keys = ['content', 'content-file', 'content-draft', 'content-problems', 'content-history', 'content-preview'];
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
  }, [client, ended]);
  return publishing;
}

/**
 * Publishes documents of the draft, or reverts a publication. If another publication is running, the hook waits for its
 * end and then repeats the request.
 * @param confirmRecent asks whether to publish also what these people have just written
 */
export function usePublish(publishing: Publishing | undefined, confirmRecent: (who: readonly string[]) => boolean) {
  const client = useQueryClient();
  const asking = useMutation({
    mutationFn: (asked: { undo: string } | { files: string[] }) => {
      if ('undo' in asked) return call<Publishing>('/api/content/undo', { body: { id: asked.undo } });
      const publish = (sure: boolean) =>
        call<Publishing>('/api/content/publish', { body: { files: asked.files, sure } satisfies PublishRequest });
      return publish(false).catch((error: unknown) => {
        const who = error instanceof Refusal && error.problem === 'recent' ? error.more['who'] : null;
        if (Array.isArray(who) && confirmRecent(who as string[])) return publish(true);
        throw error;
      });
    },
    onSuccess: (begun) => client.setQueryData(['content-publishing'], begun),
    // The mutation waits for this query, so that the screen already shows the running publication.
    onError: () => client.refetchQueries({ queryKey: ['content-publishing'] }),
  });
  const { error, variables, mutate, isPending, reset } = asking;
  const isRefused = (problem: string) => error instanceof Refusal && error.problem === problem;
  const waits = isRefused('publishing');
  const isFree = publishing?.state !== 'running';
  useEffect(() => {
    if (waits && isFree && variables !== undefined) mutate(variables);
  }, [waits, isFree, variables, mutate]);
  return { ask: mutate, isPending, waits, stopWaiting: reset, error: waits || isRefused('recent') ? null : error };
}
