import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { SignButton } from '../../ui/sign-button.tsx';

/**
 * Leads to the enquiry form with a text in its message: the visitor reads it, changes it, and sends it or not. A document
 * of its own, the same without JavaScript.
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
