import { FoldedBand } from '../folded/folded-band.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './enrolment.module.css';

export type EnrolmentContent = {
  title: string;
  items: readonly { title: string; text: string }[];
  sample: boolean;
};

/** The steps from the first question to the first class, numbered. */
export function Enrolment({ title, items, sample }: EnrolmentContent) {
  return (
    <FoldedBand id="enrol" title={title} aside={sample && <SampleTag />}>
      <ol className={`stack gap-3 gap-x-6 ${styles.steps}`}>
        {items.map(({ title: name, text }) => (
          <li className="stack gap-1" key={name}>
            <h3>{name}</h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
    </FoldedBand>
  );
}
