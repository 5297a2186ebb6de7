import type { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { closing } from '../../schema/course-sections.ts';
import { ContactLink } from '../../features/contact/contact-link.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import type { RenderElement } from '../../ui/render-as.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { CallPanel, type CallTone } from './call-panel.tsx';

type ClosingCallProps = InLanguage<z.infer<typeof closing>> & {
  /** The page that the button links to; by default the form. */
  to?: RouteId | undefined;
  /** Another link than to a page. */
  render?: RenderElement | undefined;
  /** Another background, on a page that has its one yellow panel elsewhere. */
  tone?: CallTone | undefined;
};

/** The last call to action of a page; by default its button leads to the form. */
export function ClosingCall({ title, text, action, to, render, tone = 'yellow' }: ClosingCallProps) {
  const link = render ?? (to && <SiteLink to={to} />);
  return (
    <CallPanel title={title} text={text} tone={tone}>
      <SignButton
        tone={tone === 'yellow' ? 'location' : 'direction'}
        arrow={link ? 'forward' : 'down'}
        render={link ?? <ContactLink />}
      >
        {action}
      </SignButton>
    </CallPanel>
  );
}
