import { EnquiryOpener } from '../../features/enquiry-dialog/enquiry-opener.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './information-request.module.css';

type InformationRequestProps = { title: string; text: string; action: string };

/** For those who have not found their course yet: the form, about none of them. */
export function InformationRequest({ title, text, action }: InformationRequestProps) {
  return (
    <SectionBand tone="yellow" title={title} lead={text} leadPlace="beside" className={styles.request}>
      <SignButton tone="location" arrow="forward" render={<EnquiryOpener />}>
        {action}
      </SignButton>
    </SectionBand>
  );
}
