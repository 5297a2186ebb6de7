import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentFileLine, ContentFileView } from '../../../schema/office-content.ts';
import type {
  ArticleRequest,
  FindRequest,
  FoundField,
  PreviewAnswer,
  RightRequest,
} from '../../../schema/office-content-routes.ts';
import { call } from '../../data/call.ts';
import { queryClient } from '../../data/query-client.ts';

/** The key of a file's fields in the query cache. */
export function fileKey(file: string) {
  return ['content-file', file] as const;
}

export function useContentFiles() {
  return useQuery({
    queryKey: ['content'],
    queryFn: ({ signal }) => call<ContentFileLine[]>('/api/content', { signal }),
  });
}

/** The query for a file with its fields, including this person's draft. */
export function askForFile(file: string) {
  return {
    queryKey: fileKey(file),
    queryFn: ({ signal }: { signal?: AbortSignal }) =>
      call<ContentFileView>(`/api/content/file?file=${encodeURIComponent(file)}`, signal ? { signal } : {}),
  };
}

/** Stores the server's answer about a file, and reloads the data that depend on it. */
export function takeFile(view: ContentFileView): void {
  queryClient.setQueryData(fileKey(view.file), view);
  for (const key of ['content', 'content-drafts', 'content-preview']) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

export function usePreview() {
  return useQuery({
    queryKey: ['content-preview'],
    queryFn: ({ signal }) => call<PreviewAnswer>('/api/content/preview', { signal }),
  });
}

/** Confirms that a text needs no change, although the text in the other language has changed. */
export function useRight() {
  return useMutation({
    mutationFn: (request: RightRequest) => call<ContentFileView>('/api/content/right', { body: request }),
    onSuccess: takeFile,
  });
}

/** Discards this person's changes of a file. */
export function useDiscard() {
  return useMutation({
    mutationFn: (file: string) => call<ContentFileView | null>('/api/content/discard', { body: { file } }),
    onSuccess(view) {
      if (view) takeFile(view);
      return queryClient.invalidateQueries();
    },
  });
}

export function useNewArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ArticleRequest) => call<{ file: string }>('/api/content/article', { body: request }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['content'] }),
  });
}

/** Finds the fields that contain a text pressed in the preview. */
export function findField(page: string, text: string): Promise<FoundField[]> {
  const body: FindRequest = { page, text };
  return call<FoundField[]>('/api/content/find', { body });
}
