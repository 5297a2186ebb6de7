import { MailLink, type Mail } from '../../features/contact/mail-link.tsx';
import { PageBar, type PageBarSection } from './page-bar.tsx';

type GuideBarProps = { sections: readonly PageBarSection[]; help: { floating: string; mail: Mail } };

/** The bar of a guide. Its button begins a mail to the technical office, as the readers are already students. */
export function GuideBar({ sections, help }: GuideBarProps) {
  return <PageBar sections={sections} action={{ render: <MailLink mail={help.mail} />, label: help.floating }} />;
}
