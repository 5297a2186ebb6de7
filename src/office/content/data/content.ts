import { useMutation } from '@tanstack/react-query';
import type { ContentFileLine, ContentFileView, FieldProblem, FoundText } from '../../../schema/office-content.ts';
import type { ArticleRequest, FindRequest, FoundField, PreviewAnswer } from '../../../schema/office-content-routes.ts';
import { call } from '../../data/call.ts';
import { pollEvery, queryClient, useChange, useLoaded } from '../../data/query-client.ts';

/** The key of a file's fields in the query cache. */
export function fileKey(file: string) {
  return ['content-file', file] as const;
}

export function useContentFiles() {
  return useLoaded<ContentFileLine[]>(['content'], '/api/content');
}

/** The query for a file of the draft with its fields. It follows the changes of others. */
export function askForFile(file: string) {
  return {
    queryKey: fileKey(file),
    queryFn: ({ signal }: { signal?: AbortSignal }) =>
      call<ContentFileView>(`/api/content/file?file=${encodeURIComponent(file)}`, signal ? { signal } : {}),
    refetchInterval: pollEvery,
  };
}

/** Stores the server's answer about a file, and reloads the data that depend on it. */
export function takeFile(view: ContentFileView): void {
  queryClient.setQueryData(fileKey(view.file), view);
  for (const key of ['content', 'content-draft', 'content-problems', 'content-preview']) {
    void queryClient.invalidateQueries({ queryKey: [key] });
  }
}

/** The problems of the draft. The server answers when it has checked the last change. */
export function useProblems() {
  return useLoaded<FieldProblem[]>(['content-problems'], '/api/content/problems');
}

export function usePreview() {
  return useLoaded<PreviewAnswer>(['content-preview'], '/api/content/preview');
}

/** Discards all unpublished changes of a document. */
export function useDiscard() {
  return useMutation({
    mutationFn: (file: string) => call('/api/content/discard', { body: { file } }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

export function useNewArticle() {
  return useChange(
    (request: ArticleRequest) => call<{ file: string }>('/api/content/article', { body: request }),
    'content',
  );
}

/** Finds the texts of the website with all of these words; none for fewer than three letters. */
export function useFoundTexts(words: string) {
  return useLoaded<FoundText[]>(['content-texts', words], `/api/content/texts?words=${encodeURIComponent(words)}`, {
    enabled: words.length > 2,
  });
}

/** Finds the fields that contain a text pressed in the preview. */
export function findField(page: string, text: string): Promise<FoundField[]> {
  const body: FindRequest = { page, text };
  return call<FoundField[]>('/api/content/find', { body });
}
