import type { ReactNode } from 'react';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { OfficeWords } from './office-words.tsx';
import styles from './guide-topics.module.css';

/** One row of a topic: its title, its text, and further parts below. */
export type GuideRow = { title: string; text: string; children?: ReactNode };

export type GuideTopic = {
  /** The anchor of the topic; a link to it opens the topic. */
  id: string;
  title: string;
  rows: readonly GuideRow[];
};

/** The topics of a guide, one open at a time, each a sheet of rows; in print all are open. */
export function GuideTopics({
  id: anchor,
  title,
  topics,
  quotesOffices = false,
}: {
  id?: string;
  title?: string;
  topics: readonly GuideTopic[];
  /** Whether texts in quotation marks are quotes of Spanish authorities. */
  quotesOffices?: boolean;
}) {
  const [Topic, Row] = title ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <SectionBand id={anchor} title={title}>
      <Accordion>
        {topics.map(({ id, title: name, rows }) => (
          <AccordionItem
            key={id}
            className={styles.topic}
            title={name}
            hint={rows.map((row) => row.title).join('\u00A0· ')}
            heading={Topic}
          >
            <div id={id} className="rows">
              {rows.map((row) => (
                <div key={row.title} className={`stack gap-2 gap-x-12 ${styles.row}`}>
                  <Row>{row.title}</Row>
                  <div className="stack gap-4">
                    {quotesOffices ? <OfficeWords text={row.text} /> : <p>{row.text}</p>}
                    {row.children}
                  </div>
                </div>
              ))}
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </SectionBand>
  );
}
