import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OfficeWords } from './office-words.tsx';
import styles from './guides.module.css';

/** A page of an authority: `find` has the words to look for on that page, because the pages behind it move. */
export type OfficialLink = { label: string; url: string; find: string };

type OfficialLinksProps = {
  links: readonly OfficialLink[];
  /** `card` is a sheet of its own, `list` is beside a text. */
  shape?: 'card' | 'list';
};

/** Links to authorities, each with the words to look for on the page. In print the addresses are shown. */
export function OfficialLinks({ links, shape = 'list' }: OfficialLinksProps) {
  const t = useWords();
  return (
    <ul className={`rows ${shape === 'card' ? 'panel' : ''} ${styles.links}`} data-shape={shape}>
      {links.map(({ label, url, find }) => (
        <li key={label} className={shape === 'card' ? 'halves gap-x-8 middle' : undefined}>
          <TextLink render={<OutsideAnchor href={url} hint={t('nav.newTab')} />}>{label}</TextLink>
          <div className="note">
            <OfficeWords text={find} />
          </div>
        </li>
      ))}
    </ul>
  );
}
