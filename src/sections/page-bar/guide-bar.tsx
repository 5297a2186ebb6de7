import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { PageBar, type PageBarSection } from './page-bar.tsx';

/** The bar of a guide. Guides have no form of their own: the button leads to the contact page. */
export function GuideBar({ sections }: { sections: readonly PageBarSection[] }) {
  const t = useWords();
  return <PageBar sections={sections} action={{ render: <SiteLink to="contact" />, label: t('course.request') }} />;
}
