import { useWords } from '../../i18n/provider.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OfficialLinks, type OfficialLink } from './official-links.tsx';
import styles from './guides.module.css';

export type GuideStep = {
  id: string;
  title: string;
  text: string;
  documents?: readonly string[] | undefined;
  links: readonly OfficialLink[];
  /** The anchor of its instructions on the same page. */
  details?: string | undefined;
};

/** The steps in order, along one route, with official links for each. */
export function GuideSteps({ id: anchor, title, items }: { id: string; title: string; items: readonly GuideStep[] }) {
  const t = useWords();
  return (
    <SectionBand id={anchor} tone="land" title={title}>
      <ol className={`stack gap-12 numbered ${styles.steps}`}>
        {items.map(({ id, title: name, text, documents, links, details }) => (
          <li className="stack gap-6 gap-x-8 top" key={id} id={id}>
            <div className="stack gap-3 leading measure">
              <h3>{name}</h3>
              <p>{text}</p>
              {documents && (
                <ul className="rows small fill">
                  {documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </ul>
              )}
              {details && (
                <TextLink arrow="none" href={`#${details}`} data-print="hide">
                  {t('guide.details')}
                  <span className="visually-hidden">: {name}</span>
                </TextLink>
              )}
            </div>
            <OfficialLinks links={links} />
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
