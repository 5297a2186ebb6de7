import { SiteLink } from '../../features/page/site-link.tsx';
import { Cells } from '../../ui/cells.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ClimbProfile, type Profile } from '../climb/climb-profile.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './home.module.css';

type WhoWeAreProps = {
  title: string;
  text: string;
  /** Answers to a newcomer's first questions: audience, length, price, start. A line for each way to begin. */
  facts: readonly { label: string; lines: readonly string[] }[];
  climb: { title: string; text: string; profile: Profile; action: string };
};

/**
 * Introduces the centre, answers a newcomer's first questions, and draws the way to the licence as a flight profile.
 */
export function WhoWeAre({ title, text, facts, climb }: WhoWeAreProps) {
  return (
    <SectionBand title={title} lead={text} leadPlace="beside">
      <div className={`panel ${styles.facts}`}>
        <Cells
          cells={facts.map(({ label, lines }) => ({
            label,
            value: lines.map((line) => (
              <span className="stack" key={line}>
                {line}
              </span>
            )),
          }))}
        />
      </div>
      <FoldedPart about={climb.title} summary={climb.title}>
        <div className={`columns-1-1 gap-3 gap-x-12 ${styles.climb}`}>
          <h3>{climb.title}</h3>
          <p>{climb.text}</p>
        </div>
        <ClimbProfile profile={climb.profile} />
      </FoldedPart>
      <TextLink render={<SiteLink to="atcoInitial" />}>{climb.action}</TextLink>
    </SectionBand>
  );
}
