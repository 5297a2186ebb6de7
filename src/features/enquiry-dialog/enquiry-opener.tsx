import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';

/** Id of the dialog with the form. */
export const enquiryDialogId = 'enquiry';

type EnquiryOpenerProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Id of the course that the enquiry is about. */
  course?: string | undefined;
};

/** A link that opens the form over the page. Without scripts, the link leads to the form's own document. */
export function EnquiryOpener({ course, children, ...dress }: EnquiryOpenerProps) {
  const address = formAddress({ form: 'information', language: useLanguage(), course });
  return (
    <a {...dress} rel="nofollow" href={address} aria-haspopup="dialog" data-opens={enquiryDialogId} data-about={course}>
      {children}
    </a>
  );
}
