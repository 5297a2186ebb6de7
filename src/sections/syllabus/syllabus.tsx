import { useEffect, useRef } from 'react';
import { usePlace } from '../../features/navigation/router.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './syllabus.module.css';

type SyllabusProps = {
  id?: string | undefined;
  title: string;
  intro: string;
  topics: readonly { id: string; title: string; covers: readonly string[] }[];
};

/** The topics of an exam, one open at a time. An address with a topic's anchor opens it. */
export function Syllabus({ id: anchor, title, intro, topics }: SyllabusProps) {
  const t = useWords();
  const { hash } = usePlace();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const topic = document.getElementById(hash.slice(1));
    if (topic instanceof HTMLDetailsElement && list.current?.contains(topic)) topic.open = true;
  }, [hash]);
  return (
    <FoldedBand id={anchor} title={title} lead={intro} leadPlace="beside">
      <Accordion ref={list}>
        {topics.map(({ id, title: name, covers }, index) => (
          <AccordionItem
            key={id}
            id={id}
            title={
              <span className={styles.title}>
                <span className="data">{t('syllabus.topic', { number: index + 1 })}</span> {name}
              </span>
            }
          >
            <ul className={styles.covers}>
              {covers.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </AccordionItem>
        ))}
      </Accordion>
    </FoldedBand>
  );
}
