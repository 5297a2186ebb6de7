import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentFileLine, ContentFileView } from '../../../schema/office-content.ts';
import type { ArticleRequest, FindRequest, FoundField, PreviewAnswer, RightRequest } from '../../../schema/office-content-routes.ts';
import { call } from '../../data/call.ts';
import { queryClient } from '../../data/query-client.ts';

/** Where the screen keeps a file's fields. */
export function fileKey(file: string) {
  return ['content-file', file] as const;
}

export function useContentFiles() {
  return useQuery({
    queryKey: ['content'],
    queryFn: ({ signal }) => call<ContentFileLine[]>('/api/content', { signal }),
  });
}

/** Asks for a file with its fields, as this person's draft has it. */
export function askForFile(file: string) {
  return {
    queryKey: fileKey(file),
    queryFn: ({ signal }: { signal?: AbortSignal }) =>
      call<ContentFileView>(`/api/content/file?file=${encodeURIComponent(file)}`, signal ? { signal } : {}),
  };
}

/** Shows a file as the server has just answered it, and asks again for what depends on it. */
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

/** Says that a text which lags behind is right as it is. */
export function useRight() {
  return useMutation({
    mutationFn: (request: RightRequest) => call<ContentFileView>('/api/content/right', { body: request }),
    onSuccess: takeFile,
  });
}

/** Takes this person's changes of a file back. */
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

/** The fields that hold a text which was pressed in the preview. */
export function findField(page: string, text: string): Promise<FoundField[]> {
  const body: FindRequest = { page, text };
  return call<FoundField[]>('/api/content/find', { body });
}
