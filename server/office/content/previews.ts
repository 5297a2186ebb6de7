import type { FieldPath } from '../../../src/schema/office-content.ts';
import type { FoundField } from '../../../src/schema/office-content-routes.ts';
import { previewOf, type PreviewOptions, type PreviewResponse } from '../../publish/preview.ts';
import { bodyName } from './file-values.ts';

/** The preview of the draft. */
export type Previews = {
  answer: (path: string, prefix: string) => Promise<PreviewResponse>;
  /** Finds the fields that contain a text of a page. */
  find: (text: string) => Promise<FoundField[]>;
  close: () => void;
};

/** Opens the preview of a draft. */
export function draftPreview(options: PreviewOptions): Previews {
  const preview = previewOf(options);
  return {
    answer: preview.answer,
    async find(text) {
      const found = await preview.fieldsWithText(text);
      return found.map(({ file, path }) => ({ file, path: path.length > 0 ? path : ([bodyName] satisfies FieldPath) }));
    },
    close: preview.close,
  };
}
