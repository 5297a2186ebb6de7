import { SampleTag } from '../sample-tag/sample-tag.tsx';
import { FoldedBand } from '../folded/folded-band.tsx';
import { areAllSamples, SectionSample } from '../sample-tag/section-sample.tsx';

type ReferenceListProps = {
  title: string;
  text: string;
  references: readonly { client: string; work: string; result: string; sample: boolean }[];
};

/** Work for other organisations: the client, the task, and its extent. Without references the band is left out. */
export function ReferenceList({ title, text, references }: ReferenceListProps) {
  if (references.length === 0) return null;
  return (
    <FoldedBand tone="sea" title={title} lead={text} leadPlace="beside">
      <SectionSample of={references} />
      <ul className="grid-20 gap-6">
        {references.map(({ client, work, result, sample }) => (
          <li className="stack gap-2 packed headed" key={work}>
            <p className="cluster gap-2 gap-x-4 middle apart small">
              {client} {sample && !areAllSamples(references) && <SampleTag />}
            </p>
            <h3>{work}</h3>
            <p>{result}</p>
          </li>
        ))}
      </ul>
    </FoldedBand>
  );
}
