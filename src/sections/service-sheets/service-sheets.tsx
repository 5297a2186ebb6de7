import { SectionBand } from '../../ui/section-band.tsx';
import { ServiceDiagram, type ServiceId } from '../service-list/service-diagram.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';
import styles from './service-sheets.module.css';

type ServiceSheetsProps = {
  title: string;
  text: string;
  services: readonly { id: ServiceId; title: string; text: string; features: readonly string[] }[];
};

/** Each service for organisations with its diagram and its parts. */
export function ServiceSheets({ title, text, services }: ServiceSheetsProps) {
  return (
    <SectionBand title={title} lead={text} leadPlace="beside">
      <ul className={styles.services}>
        {services.map(({ id, title: name, text: summary, features }) => (
          <li className="stack gap-6 gap-x-12 top" key={id} id={id}>
            <ServiceDiagram service={id} />
            <div className="stack gap-3">
              <h3 className="subhead">{name}</h3>
              <p className="quiet">{summary}</p>
            </div>
            <FoldedPart about={name}>
              <ul className="rows">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </FoldedPart>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
