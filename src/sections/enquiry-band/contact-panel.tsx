import { EmailReveal } from '../../features/contact/email-reveal.tsx';
import type { OfficeHours, OfficeWords } from '../../features/contact/office-state.ts';
import { OfficeStatus } from '../../features/contact/office-status.tsx';
import { useShell } from '../../features/page/page-context.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import styles from './enquiry-band.module.css';

type ContactPanelProps = {
  title: string;
  email: string;
  /** The label of each campus's phone; the number is the same for all. */
  phones: readonly string[];
  answer?: { label: string; text: string; sample?: true | undefined } | undefined;
  hours: { title: string; days: string; weekend: string; zone: string; office: OfficeHours; status: OfficeWords };
};

/** The centre's e-mail address and phones, its response time and its office hours. */
export function ContactPanel({ title, email, phones, answer, hours }: ContactPanelProps) {
  const shell = useShell();
  return (
    <SectionBand title={title}>
      <dl className={`thirds panel ${styles.panel}`}>
        <div>
          <dt className="caption">{email}</dt>
          <dd className="title strong">
            <EmailReveal concealed={shell.email} />
          </dd>
        </div>
        {phones.map((label) => (
          <div key={label}>
            <dt className="caption">{label}</dt>
            <dd className="title strong">
              <a href={`tel:${shell.phone.tel}`}>{shell.phone.display}</a>
            </dd>
          </div>
        ))}
        {answer && (
          <div className="whole">
            <dt className="caption">{answer.label}</dt>
            <dd>
              {answer.text} {answer.sample && <SampleTag />}
            </dd>
          </div>
        )}
        <div className="whole">
          <dt className="caption">{hours.title}</dt>
          <dd className="cluster gap-2 gap-x-8 baseline">
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
