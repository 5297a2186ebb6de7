import { useWords } from '../../i18n/provider.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The link from a strip to its calendar file; `about` names the edition for screen readers. */
export function CalendarLink({ href, about }: { href: string; about: string }) {
  const t = useWords();
  return (
    <p data-print="hide">
      <TextLink arrow="none" href={href}>
        {t('editions.calendar')}
        <span className="visually-hidden">: {about}</span>
      </TextLink>
    </p>
  );
}
