import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { SignButton } from '../../ui/sign-button.tsx';

/**
 * Links to the enquiry form with a text in its message, which the visitor can read and change before sending. The form
 * is a document of its own, so the link works without JavaScript.
 */
export function EnquiryLink({ text, children }: { text: string; children: string }) {
  const language = useLanguage();
  return (
    <SignButton
      tone="paper"
      arrow="forward"
      render={
        <a href={formAddress({ form: 'contact', language, message: text })} rel="nofollow" data-print="hide">
          {children}
        </a>
      }
    >
      {children}
    </SignButton>
  );
}
