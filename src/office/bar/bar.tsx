import { useEffect, useRef } from 'react';
import { wholeNumber } from '../../i18n/format.ts';
import { placeIn, type Place } from '../address.ts';
import type { EnquiryList } from '../data/enquiries.ts';
import { useFacts } from '../data/facts.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { viewsOf } from '../screens.ts';
import { HoldingMark } from '../../ui/holding-position.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { Account } from './account.tsx';
import styles from './bar.module.css';
import { SearchField } from './search-field.tsx';

type BarProps = { place: Place; enquiries: EnquiryList; showKeys: () => void };

/** The black bar: links to the screens, the search, and the person signed in. */
export function Bar({ place, enquiries, showKeys }: BarProps) {
  const t = useWords();
  const language = useLanguage();
  const { centre, person } = useFacts();
  const current = useRef<HTMLAnchorElement>(null);
  const { unread } = enquiries;
  const hasCount = unread > 0;
  // On a phone the links scroll: the current one stays visible, also when the count appears or disappears.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place.view, hasCount]);
  return (
    <header className={`stack middle small ${styles.bar}`} data-tone="deep" data-print="hide">
      <p className={`row gap-2 middle strong ${styles.centre}`}>
        <HoldingMark />
        <span>{centre}</span>
      </p>
      <nav aria-label={t('bar.nav')} data-scrolls>
        <ul>
          {viewsOf(person.role).map((view) => (
            <li key={view}>
              <PlaceLink
                ref={place.view === view ? current : undefined}
                to={placeIn(view)}
                aria-current={place.view === view ? 'page' : undefined}
              >
                {t(`view.${view}`)}
                {view === 'enquiries' && hasCount && (
                  <span className={styles.count}>
                    <span className="visually-hidden">, </span>
                    {wholeNumber(unread, language)}
                    <span className="visually-hidden"> {t('bar.unread')}</span>
                  </span>
                )}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField place={place} enquiries={enquiries} />
      <Account showKeys={showKeys} />
    </header>
  );
}
