import { useNames } from '../data/facts.ts';
import { dayOf } from '../times.ts';
import type { EnquiryDetail } from '../../schema/office.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './enquiry.module.css';

/** Shows the origin of an enquiry, whether the sender wants news, and the day of its deletion. */
export function Origin({ detail }: { detail: EnquiryDetail }) {
  const t = useWords();
  const language = useLanguage();
  const names = useNames();
  const agreed = detail.consents.some(({ name }) => name === 'marketing');
  const rows: [label: string, value: string][] = [
    detail.typedBy
      ? [t('origin.typedBy'), names.person(detail.typedBy)]
      : [t('origin.page'), detail.page === null ? t('origin.unknown') : pathOf(detail.page)],
    ...(detail.referrer === null ? [] : [[t('origin.referrer'), detail.referrer] satisfies [string, string]]),
    ...(detail.campaign === null
      ? []
      : [[t('origin.campaign'), campaignText(detail.campaign)] satisfies [string, string]]),
    [t('origin.news'), t(agreed ? 'origin.newsYes' : 'origin.newsNo')],
    [t('origin.keptUntil'), dayOf(detail.keptUntil, language)],
  ];
  return (
    <dl className={`small ${styles.rows}`}>
      {rows.map(([label, value]) => (
        <div className="stack gap-3" key={label + value}>
          <dt className="quiet">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The path of a URL; a path is returned unchanged. */
function pathOf(page: string): string {
  return page.replace(/^https?:\/\/[^/]+/, '') || '/';
}

/** The parameters of a campaign as the centre wrote them in its links, without `utm_` in their names. */
function campaignText(campaign: string): string {
  return [...new URLSearchParams(campaign)]
    .map(([name, value]) => `${name.replace(/^utm_/, '')}: ${value}`)
    .join(' · ');
}
