import { useId } from 'react';
import { ContactLink } from '../../features/contact-link/contact-link.tsx';
import { HoldingPosition } from '../../ui/holding-position.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './closing-call.module.css';

type ClosingCallProps = {
  title: string;
  text: string;
  action: string;
  /** Another ground, on a page whose one yellow panel stands elsewhere. */
  tone?: 'yellow' | 'land' | 'sea' | 'deep';
};

/** The last call of a page; the button leads to the form. */
export function ClosingCall({ title, text, action, tone = 'yellow' }: ClosingCallProps) {
  const titleId = useId();
  return (
    <section data-tone={tone} aria-labelledby={titleId}>
      {tone === 'deep' && <HoldingPosition />}
      <div className={`${styles.call} wrap`}>
        <h2 id={titleId}>{title}</h2>
        <div>
          <p className="lead">{text}</p>
          <SignButton tone={tone === 'yellow' ? 'location' : 'direction'} arrow="down" render={<ContactLink />}>
            {action}
          </SignButton>
        </div>
      </div>
    </section>
  );
}
