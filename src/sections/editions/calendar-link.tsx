import { useWords } from '../../i18n/provider.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type CalendarLinkProps = {
  href: string;
  /** Names the edition for screen readers. */
  about: string;
  /** The place, if the strip has a file for each of several. */
  place?: string | undefined;
};

/** The link from a strip to its calendar file. */
export function CalendarLink({ href, about, place }: CalendarLinkProps) {
  const t = useWords();
  return (
    <p data-print="hide">
      <TextLink arrow="none" href={href}>
        {t('editions.calendar')}
        {place && ` (${place})`}
        <span className="visually-hidden">: {about}</span>
      </TextLink>
    </p>
  );
}
