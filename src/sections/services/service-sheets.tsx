import type { InLanguage } from '../../i18n/language.ts';
import type { ServicesPage } from '../../schema/services-page.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { ServiceDiagram } from './service-diagram.tsx';
import styles from './services.module.css';

/** Each service for organisations with its diagram and its parts. */
export function ServiceSheets({ title, intro, items }: InLanguage<ServicesPage['services']>) {
  return (
    <SectionBand title={title} lead={intro} leadPlace="beside">
      <ul className={styles.services}>
        {items.map(({ id, title: name, text, features }) => (
          <li className="stack gap-6 gap-x-12 top" key={id} id={id}>
            <ServiceDiagram service={id} />
            <div className="stack gap-3">
              <h3 className="subhead">{name}</h3>
              <p className="quiet">{text}</p>
            </div>
            <ul className="rows">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
