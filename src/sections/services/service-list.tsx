import { SiteLink } from '../../features/page/site-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ServiceDiagram, type ServiceId } from './service-diagram.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import styles from './services.module.css';

type ServiceListProps = {
  title: string;
  text: string;
  services: readonly { id: ServiceId; name: string; text: string }[];
  action: string;
};

/** The services for organisations, each with a line diagram. */
export function ServiceList({ title, text, services, action }: ServiceListProps) {
  return (
    <FoldedBand
      tone="deep"
      hold
      title={title}
      lead={text}
      leadPlace="beside"
      holding={{ holds: 'services', count: services.length }}
    >
      <ul data-items className={`grid-12 gap-6 ${styles.brief}`}>
        {services.map(({ id, name, text: summary }) => (
          <li className="stack gap-5 packed headed" key={id}>
            <ServiceDiagram service={id} />
            <div className="stack gap-2 packed">
              <h3>{name}</h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <TextLink render={<SiteLink to="services" />}>{action}</TextLink>
    </FoldedBand>
  );
}
