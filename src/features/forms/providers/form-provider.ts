import type { Language } from '../../../i18n/language.ts';
import type { FormId } from '../../../schema/enquiry.ts';
import type { Attribution } from '../../attribution/attribution.ts';

/** A form in a page: its subject, and the origin of the visit. */
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
 * The messages of a form to the page, for any service: the form has loaded, has a height, must be closed, or has been
 * sent.
 */
export type FormMessage =
  | { kind: 'ready' }
  /** In CSS pixels. */
  | { kind: 'resize'; height: number }
  /** Escape was pressed in the frame: the page around it gets no such event. */
  | { kind: 'escape' }
  /** Null if the service gives a submission no id of its own. */
  | { kind: 'submitted'; submission: string | null };

/** Connects pages with a form service. */
export type FormProvider = {
  /** The origin of the service's messages; `siteOrigin` is the origin of the page. */
  origin(siteOrigin: string): string;
  /** The service's name for a form. */
  idOf(form: FormId, language: Language): string;
  /**
   * Adds a form to the page and starts it.
   * @param host empty element for the frame
   * @param failed is called if the service's script cannot be loaded
   * @returns a function that removes everything except the frame, such as event listeners
   */
  mount(host: HTMLElement, facts: FormFacts, failed: () => void): () => void;
  /** Reads a message about the form with this id; null for anything else. Never throws. */
  read(data: unknown, id: string): FormMessage | null;
};
