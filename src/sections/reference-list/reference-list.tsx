import type { InLanguage } from '../../i18n/language.ts';
import type { ServicesPage } from '../../schema/services-page.ts';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { areAllSamples, SectionSample } from '../sample-tag/section-sample.tsx';

/** Work for other organisations: the client, the task, and its extent. Without references the band is left out. */
export function ReferenceList({ title, intro, items }: InLanguage<ServicesPage['references']>) {
  if (items.length === 0) return null;
  return (
    <FoldedBand
      tone="sea"
      title={title}
      lead={intro}
      leadPlace="beside"
      holding={{ holds: 'references', count: items.length }}
    >
      <SectionSample of={items} />
      <ul data-items className="grid-20 gap-6">
        {items.map(({ client, work, result, sample }) => (
          <li className="stack gap-2 packed headed" key={work}>
            <p className="cluster gap-2 gap-x-4 middle apart small">
              {client} {sample && !areAllSamples(items) && <SampleTag />}
            </p>
            <h3>{work}</h3>
            <p>{result}</p>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}
