import type { VisitFacts } from '../../src/schema/booking.ts';
import type { Choice } from '../../src/schema/fields/field.ts';
import type { FormDocumentParts } from './document/form-documents.ts';
import type { FormStore } from './submission/accept.ts';

/** The data of forms, and of the pages behind the links of mails. */
export type FormServiceOptions = FormDocumentParts & {
  siteUrl: string;
  store: FormStore;
  visits: readonly VisitFacts[];
  /** All courses, including those no longer offered. */
  courseNames: readonly Choice[];
  /** Months for which a confirmed subscriber is notified of intakes. */
  waitingMonths: number;
  now?: () => Date;
  /** Whether drawn documents are cached; false in development, where their sources change. */
  keepDocuments?: boolean;
  /** First line of a message about an edition, by the id of the edition. */
  editions?: readonly Choice[];
};
