import type { FormId } from '../../../schema/enquiry.ts';

/** What a form in a page is told about. */
type FormContext = {
  form: FormId;
  language: string;
  course?: string | undefined;
  campus?: string | undefined;
};

/** How the visitor came: known to the page only, and at once (D13). */
type FormAttribution = {
  /** `gclid:…`, `gbraid:…` or `wbraid:…`. */
  clickId?: string | null;
  /** First external referrer, host and path. */
  referrer?: string | null;
};

/** What a provider's frame tells the page, in the site's words. */
export type FormMessage =
  { kind: 'resize'; form: FormId; height: number } | { kind: 'submitted'; form: FormId; submission: string };

/**
 * A form service behind which the site's forms may be kept (D10). Nothing here runs before a form is shown; the server
 * reads `csp` too, so nothing here touches the document until `mount`.
 */
export type FormProvider = {
  /** Origins that its frames speak from. `siteOrigin` is that of the page. */
  origins(siteOrigin: string): readonly string[];
  /** Origins that the content security policy has to allow beyond the site itself. */
  csp: { scripts: readonly string[]; frames: readonly string[] };
  /** Attributes of the frame, drawn with the page. */
  attributes(context: FormContext): Readonly<Record<`data-${string}`, string | undefined>>;
  /**
   * Brings a frame to life in the browser.
   * @param failed is called if the provider's script cannot be had
   * @returns how to let go of the frame
   */
  mount(frame: HTMLIFrameElement, attribution: FormAttribution, failed: () => void): () => void;
  /** Reads the data of a message; anything that is not one of the provider's messages is null. Never throws. */
  read(data: unknown): FormMessage | null;
  /** Address at which the form can be opened by itself. */
  address(context: FormContext): string;
};
