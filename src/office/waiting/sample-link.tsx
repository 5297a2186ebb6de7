import { fieldPlace } from '../content/list/file-lines.ts';
import { PlaceLink } from '../parts/place-link.tsx';
import { useWords } from '../words/words.ts';

/** A link to the field that makes all dates of editions samples while it has a day. */
export function SampleLink() {
  const t = useWords();
  return <PlaceLink to={fieldPlace('editions.yaml', ['asOf'])}>{t('sample.end')}</PlaceLink>;
}
