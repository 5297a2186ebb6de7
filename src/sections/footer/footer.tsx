import type { ReactNode } from 'react';
import { ConsentLink } from '../../features/consent/consent-link.tsx';
import { EmailReveal } from '../../features/contact/email-reveal.tsx';
import { OutsideItems, PageItems } from '../../features/page/link-items.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { decidingMenu, footerMenu, furtherMenu, headerMenu, legalMenu, studentMenu } from '../../site/menus.ts';
import type { Shell } from '../../site/shell.ts';
import { Fold } from '../../ui/fold.tsx';
import { HoldingPosition } from '../../ui/holding-position.tsx';
import { Brand } from '../header/brand.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import styles from './footer.module.css';

/** The pages of the header that the other columns do not list, and those that only the footer lists. */
const further = [...headerMenu.filter((id) => id !== 'home' && id !== 'courses'), ...furtherMenu];

/**
 * Introduces the centre, its places and its telephone; lists its courses, the links for students, and the legal pages.
 */
export function Footer({ shell }: { shell: Shell }) {
  const t = useWords();
  return (
    <footer className={styles.footer} data-tone="deep">
      <HoldingPosition />
      <div className={`${styles.inner} wrap`}>
        <div className={`stack gap-8 ${styles.columns}`}>
          <div className={styles.who}>
            <Brand name={shell.name} />
            <p>
              {t('footer.certified', { code: shell.code })} {shell.codeIsSample && <SampleTag />}
            </p>
          </div>
          <section>
            <Group name={t('nav.courses')}>
              {shell.courses.map(({ route, name }) => (
                <li key={route}>
                  <SiteLink to={route}>{name}</SiteLink>
                </li>
              ))}
              <li>
                <SiteLink to="courses">{t('footer.all')}</SiteLink>
              </li>
              <li>
                <SiteLink to="calendar">{t('nav.calendar')}</SiteLink>
              </li>
            </Group>
          </section>
          <section>
            <Group name={t('footer.students')}>
              <OutsideItems links={shell.studentAccess} />
              <PageItems pages={studentMenu} nameOf={(id) => t(`nav.${id}`)} />
            </Group>
            <Group name={t('footer.social')}>
              <OutsideItems links={shell.social} />
            </Group>
          </section>
          <section>
            <Group name={t('nav.deciding')}>
              <PageItems pages={decidingMenu} nameOf={(id) => t(`nav.${id}`)} />
            </Group>
          </section>
          <section>
            <Group name={t('footer.more')}>
              <PageItems pages={further} nameOf={(id) => t(`nav.${id}`)} />
            </Group>
          </section>
          <section>
            <Group name={t('footer.campuses')}>
              {footerMenu.map((id) => (
                <li key={id}>
                  <SiteLink to={id}>{t(`nav.${id}`)}</SiteLink>
                  <address>
                    {shell.addresses
                      .find((address) => address.id === id)
                      ?.lines.map((line) => (
                        <span className="stack" key={line}>
                          {line}
                        </span>
                      ))}
                  </address>
                </li>
              ))}
            </Group>
            <h2>{t('footer.contact')}</h2>
            <ul className="stack gap-1 quiet">
              <li>
                <a href={`tel:${shell.phone.tel}`}>{shell.phone.display}</a>
              </li>
              <li>
                <EmailReveal concealed={shell.email} />
              </li>
              <li>{shell.hours}</li>
            </ul>
          </section>
        </div>
        <div className={`cluster gap-3 gap-x-8 baseline note ruled ${styles.end}`}>
          <span>© {shell.name}</span>
          <nav aria-label={t('footer.legal')}>
            <ul className="cluster gap-1 gap-x-6">
              <PageItems pages={legalMenu} nameOf={(id) => t(`nav.${id}`)} />
              <li>
                <ConsentLink />
              </li>
            </ul>
          </nav>
          <span>{t('footer.charts')}</span>
          {shell.sampleDates && <span>{shell.sampleDates}</span>}
        </div>
      </div>
    </footer>
  );
}

/** A group of links with its name; on phones it is folded. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <h2>{name}</h2>
      <Fold summary={name}>
        <ul className="stack gap-1 quiet">{children}</ul>
      </Fold>
    </>
  );
}
