import { EnquiryOpener } from '../../features/enquiry-dialog/enquiry-opener.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './information-request.module.css';

type InformationRequestProps = { title: string; text: string; action: string };

/** The link to the form for visitors who have not chosen a course yet. */
export function InformationRequest({ title, text, action }: InformationRequestProps) {
  return (
    <SectionBand tone="yellow" title={title} lead={text} leadPlace="beside" className={styles.request}>
      <SignButton tone="location" arrow="forward" render={<EnquiryOpener />}>
        {action}
      </SignButton>
    </SectionBand>
  );
}
