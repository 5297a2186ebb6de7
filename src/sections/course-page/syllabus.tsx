import { useWords } from '../../i18n/provider.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { Columns } from '../columns/columns.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './course-page.module.css';

type SyllabusProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  topics: readonly { id: string; title: string; covers: readonly string[] }[];
};

/** The topics of an exam, one open at a time. An address with a topic's anchor opens it. */
export function Syllabus({ id: anchor, title, intro, topics }: SyllabusProps) {
  const t = useWords();
  return (
    <SectionBand id={anchor} aria-label={title}>
      <Columns
        wide="far-beside"
        words={
          <>
            <h2>{title}</h2>
            <p className="lead">{intro}</p>
          </>
        }
      >
        <FoldedPart about={title} holding={{ holds: 'topics', count: topics.length }}>
          <Accordion data-items>
            {topics.map(({ id, title: name, covers }, index) => (
              <AccordionItem
                key={id}
                id={id}
                title={
                  <span className={`stack gap-1 gap-x-4 baseline ${styles.title}`}>
                    <span className="data quiet">{t('syllabus.topic', { number: index + 1 })}</span> {name}
                  </span>
                }
              >
                <ul className={`stack gap-2 ${styles.covers}`}>
                  {covers.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </AccordionItem>
            ))}
          </Accordion>
        </FoldedPart>
      </Columns>
    </SectionBand>
  );
}
