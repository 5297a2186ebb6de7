import { fieldKey } from '../content/editor/paths.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useWords } from '../words/words.ts';

const file = 'editions.yaml';

/** A link to the field that makes all dates of editions samples while it has a day. */
export function SampleLink() {
  const t = useWords();
  return (
    <PlaceLink to={{ view: 'courses', selection: {}, enquiry: null, file, field: fieldKey(file, ['asOf']) }}>
      {t('sample.end')}
    </PlaceLink>
  );
}
