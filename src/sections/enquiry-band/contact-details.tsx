import { EmailReveal } from '../../features/contact/email-reveal.tsx';
import { useShell } from '../../features/page/page-context.ts';
import { useWords } from '../../i18n/provider.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './enquiry-band.module.css';

/** A picture, and every way to contact the centre without a form. */
export function ContactDetails() {
  const t = useWords();
  const { addresses, phone, email, hours, formPicture } = useShell();
  const { caption, ...drawing } = formPicture;
  return (
    <div className={`stack gap-6 covered ${styles.details}`} data-tone="deep">
      <Picture
        className={styles.picture}
        data-print="hide"
        {...drawing}
        fit="cover"
        sizes="(width <= 60rem) max(100vw, 41rem), max(46vw, 90rem)"
      />
      <FoldedPart about={t('contact.ways')} summary={t('contact.ways')} className="covered">
        <dl className="stack gap-2 pairs">
          {addresses.map(({ campus, lines }) => (
            <div key={campus}>
              <dt>{campus}</dt>
              <dd>{lines.join(', ')}</dd>
            </div>
          ))}
          <div>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <a href={`tel:${phone.tel}`}>{phone.display}</a>
            </dd>
          </div>
          <div>
            <dt>{t('contact.email')}</dt>
            <dd>
              <EmailReveal concealed={email} />
            </dd>
          </div>
          <div>
            <dt>{t('contact.hours')}</dt>
            <dd>{hours}</dd>
          </div>
        </dl>
      </FoldedPart>
      {caption && <p className={`caption covered ${styles.caption}`}>{caption}</p>}
    </div>
  );
}
