import { shareAddresses } from '../../features/blog/share-addresses.ts';
import { useWords } from '../../i18n/provider.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';

type ShareLinksProps = { title: string; address: string };

/** Shares an article: plain links, and a button that copies its address. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const t = useWords();
  const { mail, ...networks } = shareAddresses(title, address);
  return (
    <copy-text data-text={address} data-copied={t('blog.copied')} data-refused={t('blog.copyFailed', { address })}>
      <section className="measure headed stack gap-2" data-print="hide" aria-labelledby="article-share">
        <h2 className="title" id="article-share">
          {t('blog.share')}
        </h2>
        <ul className="cluster gap-2 gap-x-6">
          <li>
            <a className="tap strong link" href={mail}>
              {t('blog.mail')}
            </a>
          </li>
          {Object.entries(networks).map(([name, href]) => (
            <li key={name}>
              <OutsideAnchor
                className="tap strong link"
                href={href}
                hint={t('nav.newTab')}
                aria-label={`${t('blog.shareOn', { network: name })} ${t('nav.newTab')}`}
              >
                {name}
              </OutsideAnchor>
            </li>
          ))}
          <li data-script="needed">
            <button className="tap strong link" type="button">
              {t('blog.copy')}
            </button>
          </li>
        </ul>
        <p className="note breaks" role="status" />
      </section>
    </copy-text>
  );
}
