import type { Language } from '../../../i18n/language.ts';
import type { FormId } from '../../../schema/enquiry.ts';
import type { Attribution } from '../../attribution/attribution.ts';

/** Describes a form in a page: its subject, and its visitor's arrival. */
export type FormFacts = {
  form: FormId;
  language: Language;
  /** The service's name for the form. */
  id: string;
  /** The frame's accessible name. */
  title: string;
  course?: string | undefined;
  campus?: string | undefined;
  /** Id of an edition of the course. */
  edition?: string | undefined;
  attribution: Attribution;
};

/**
 * Lists the messages of a form to the page, in the site's words. The form has loaded, has a height, asks to be closed,
 * or has been sent.
 */
export type FormMessage =
  | { kind: 'ready' }
  /** In CSS pixels. */
  | { kind: 'resize'; height: number }
  /** Escape was pressed in it: the page around a frame gets no such event. */
  | { kind: 'escape' }
  /** Null where the service gives a submission no id of its own. */
  | { kind: 'submitted'; submission: string | null };

/** Connects pages with a form service. */
export type FormProvider = {
  /** Origin that its messages come from. `siteOrigin` is that of the page. */
  origin(siteOrigin: string): string;
  /** The service's name for a form. */
  idOf(form: FormId, language: Language): string;
  /**
   * Puts a form into its place and starts it.
   * @param host where its frame is made, empty
   * @param failed is called if the service's script cannot be had
   * @returns a function that removes everything besides the frame: listeners, scripts' leftovers
   */
  mount(host: HTMLElement, facts: FormFacts, failed: () => void): () => void;
  /** Reads a message about the form with this id; null for anything else. Never throws. */
  read(data: unknown, id: string): FormMessage | null;
};
