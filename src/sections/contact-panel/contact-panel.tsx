import { EmailReveal } from '../../features/contact/email-reveal.tsx';
import type { OfficeHours, OfficeWords } from '../../features/contact/office-state.ts';
import { OfficeStatus } from '../../features/contact/office-status.tsx';
import { useShell } from '../../features/page/page-context.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './contact-panel.module.css';

type ContactPanelProps = {
  title: string;
  email: string;
  /** The label of each campus's phone; the number is the same for all. */
  phones: readonly string[];
  answer?: { label: string; text: string; sample: boolean } | undefined;
  hours: { title: string; days: string; weekend: string; zone: string; office: OfficeHours; status: OfficeWords };
};

/** The centre's e-mail address and phones, its response time and its office hours. */
export function ContactPanel({ title, email, phones, answer, hours }: ContactPanelProps) {
  const shell = useShell();
  return (
    <SectionBand title={title}>
      <dl className={`thirds ${styles.panel}`}>
        <div>
          <dt>{email}</dt>
          <dd className={`strong ${styles.large}`}>
            <EmailReveal concealed={shell.email} />
          </dd>
        </div>
        {phones.map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`strong ${styles.large}`}>
              <a href={`tel:${shell.phone.tel}`}>{shell.phone.display}</a>
            </dd>
          </div>
        ))}
        {answer && (
          <div className={styles.whole}>
            <dt>{answer.label}</dt>
            <dd>
              {answer.text} {answer.sample && <SampleTag />}
            </dd>
          </div>
        )}
        <div className={styles.hours}>
          <dt>{hours.title}</dt>
          <dd>
            <p className="title strong">{hours.days}</p>
            <p>{hours.weekend}</p>
            <p>{hours.zone}</p>
            <OfficeStatus hours={hours.office} words={hours.status} />
          </dd>
        </div>
      </dl>
    </SectionBand>
  );
}
