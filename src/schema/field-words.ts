import type { z } from 'zod';
import type { FieldControl } from './office-content.ts';

declare module 'zod' {
  /**
   * Words for the office in a field's schema, by `.meta()`: `title` is its Spanish name, `description` a sentence
   * of help. Code editors show both beside the YAML. The order of fields and their groups are those of the schemas.
   */
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface GlobalMeta {
    /** How it is changed, where its type does not say so. */
    control?: FieldControl;
    /** Spanish words of a choice's values, or of the codes that a text may have: people see and type them. */
    choices?: Readonly<Record<string, string>>;
    /**
     * `false`: the site's own code relies on it, and the office neither sees nor changes it. `with-picture`: measured
     * when a picture is put in, and not shown.
     */
    office?: false | 'with-picture';
  }
}

/** The words of a field. */
export type FieldWords = z.core.GlobalMeta;
