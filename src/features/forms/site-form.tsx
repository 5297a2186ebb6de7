import { useLanguage } from '../../i18n/provider.tsx';
import { pathTo } from '../../site/links.ts';
import { useNavigate } from '../navigation/router.tsx';
import { useShell } from '../navigation/shell-context.tsx';
import { thanksPages } from '../../site/thanks-pages.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx';

/** A form with the centre's phone and e-mail as a fallback; a submission leads to the thank-you page. */
export function SiteForm(form: Omit<EnquiryFormProps, 'contact' | 'onSubmitted'>) {
  const language = useLanguage();
  const contact = useShell();
  const navigate = useNavigate();
  const thank = () => navigate(pathTo(thanksPages[language], language));
  return <EnquiryForm {...form} contact={contact} onSubmitted={thank} />;
}
