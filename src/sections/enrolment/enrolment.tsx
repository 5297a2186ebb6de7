import type { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { enrolment } from '../../schema/enrolment.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './enrolment.module.css';

export type EnrolmentContent = InLanguage<z.infer<typeof enrolment>['steps']>;

/** The steps from the first question to the first class, numbered. */
export function Enrolment({ title, items, sample }: EnrolmentContent) {
  return (
    <SectionBand id="enrol" tone="sea" title={title} aside={sample && <SampleTag />}>
      <ol className="numbered grid-12 gap-4 gap-x-6">
        {items.map(({ title: name, text }) => (
          <li className={`stack gap-1 packed headed ${styles.step}`} key={name}>
            <h3>{name}</h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
