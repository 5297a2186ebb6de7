import { SiteLink } from '../../features/page/site-link.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import { areAllSamples, SectionSample } from '../samples/section-sample.tsx';

type CalendarVisitsProps = {
  title: string;
  /** `id` is that of the session's strip on the visits page. */
  visits: readonly { id: string; name: string; when: string; sample: boolean }[];
};

/** The future sessions, each with a link to its strip. Without sessions the band is left out. */
export function CalendarVisits({ title, visits }: CalendarVisitsProps) {
  if (visits.length === 0) return null;
  return (
    <SectionBand title={title}>
      <SectionSample of={visits} />
      <ul className="grid-20 gap-3 gap-x-8">
        {visits.map(({ id, name, when, sample }) => (
          <li className="stack leading ruled" key={id}>
            <TextLink render={<SiteLink to="visits" anchor={id} />}>{name}</TextLink>
            <p className="note">
              {when} {sample && !areAllSamples(visits) && <SampleTag />}
            </p>
          </li>
        ))}
      </ul>
    </SectionBand>
  );
}
