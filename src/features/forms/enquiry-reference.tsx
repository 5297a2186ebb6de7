import { useWords } from '../../i18n/provider.tsx';

/**
 * The reference number by which the centre finds the enquiry just sent: `enquiry-reference` writes it, and shows the
 * line, if an enquiry led to this document.
 */
export function EnquiryReference() {
  const t = useWords();
  return (
    <enquiry-reference>
      <p className="fill" hidden>
        {t('form.reference')}: <strong className="data" translate="no" />
      </p>
    </enquiry-reference>
  );
}
