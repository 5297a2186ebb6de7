import { EnquiryOpener } from '../../features/enquiry-dialog/enquiry-opener.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { CallPanel } from '../call-panel/call-panel.tsx';

type InformationRequestProps = { title: string; text: string; action: string };

/** The link to the form for visitors who have not chosen a course yet. */
export function InformationRequest({ title, text, action }: InformationRequestProps) {
  return (
    <CallPanel title={title} text={text}>
      <SignButton tone="location" arrow="forward" render={<EnquiryOpener />}>
        {action}
      </SignButton>
    </CallPanel>
  );
}
