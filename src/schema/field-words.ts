import type { z } from 'zod';
import type { FieldControl } from './office-content.ts';

declare module 'zod' {
  /**
   * Texts for the office in a field's schema, by `.meta()`: `title` is its Spanish name (usual keys have theirs in
   * `object.ts`), `description` a sentence of help. `english-names.ts` has their English. Code editors show both in the
   * YAML. The order of fields and groups is that of the schemas.
   */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with zod's own
  interface GlobalMeta {
    /** The control, if the type does not determine it. */
    control?: FieldControl;
    /**
     * Spanish names of a choice's values, or of the codes that a text may have. The office shows and accepts these
     * names.
     */
    choices?: Readonly<Record<string, string>>;
    /**
     * `false`: the site's code relies on the value, and the office neither shows nor changes it. `with-picture`:
     * measured when a picture is uploaded, and not shown.
     */
    office?: false | 'with-picture';
  }
}

export type FieldWords = z.core.GlobalMeta;
