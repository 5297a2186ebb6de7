import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { thanksPages } from '../../site/thanks-pages.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx';

/** A form whose submission leads to the thank-you page. */
export function SiteForm(form: Omit<EnquiryFormProps, 'thanks'>) {
  const language = useLanguage();
  return <EnquiryForm {...form} thanks={pathTo(thanksPages[language], language)} />;
}
