import { ContactLink } from '../../features/contact/contact-link.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { CallPanel, type CallTone } from '../call-panel/call-panel.tsx';

type ClosingCallProps = {
  title: string;
  text: string;
  action: string;
  /** Another ground, on a page whose one yellow panel stands elsewhere. */
  tone?: CallTone;
};

/** The last call of a page; the button leads to the form. */
export function ClosingCall({ title, text, action, tone = 'yellow' }: ClosingCallProps) {
  return (
    <CallPanel title={title} text={text} tone={tone}>
      <SignButton tone={tone === 'yellow' ? 'location' : 'direction'} arrow="down" render={<ContactLink />}>
        {action}
      </SignButton>
    </CallPanel>
  );
}
