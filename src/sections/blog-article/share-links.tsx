import { useState } from 'react';
import { shareAddresses } from '../../features/blog/share-addresses.ts';
import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import styles from './share-links.module.css';

type ShareLinksProps = { title: string; address: string };

/** Shares an article: plain links, and a button that copies its address. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useWords();
  const [outcome, setOutcome] = useState({ text: '', presses: 0 });
  const { mail, ...networks } = shareAddresses(title, address);

  // Each message gets a new element: screen readers do not repeat an unchanged text in the same element.
  const say = (text: string) => setOutcome(({ presses }) => ({ text, presses: presses + 1 }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      say(t('blog.copied'));
    } catch {
      say(t('blog.copyFailed', { address }));
    }
  }

  return (
    <section className={styles.share} aria-labelledby="article-share" data-late="">
      <h2 id="article-share">{t('blog.share')}</h2>
      <ul>
        <li>
          <a href={mail}>{t('blog.mail')}</a>
        </li>
        {Object.entries(networks).map(([name, href]) => (
          <li key={name}>
            <OutsideAnchor
              href={href}
              hint={t('nav.newTab')}
              aria-label={`${t('blog.shareOn', { network: name })} ${t('nav.newTab')}`}
            >
              {name}
            </OutsideAnchor>
          </li>
        ))}
        <li className={styles.copy}>
          <button type="button" onClick={() => void copy()}>
            {t('blog.copy')}
          </button>
        </li>
      </ul>
      <p className={styles.outcome} role="status">
        <span key={outcome.presses}>{outcome.text}</span>
      </p>
    </section>
  );
}
