import { useWords } from '../../i18n/provider.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';

/** Marks the value beside it as a sample, not confirmed by the centre. */
export function SampleTag() {
  const t = useWords();
  return <SignTag tone="quiet">{t('sample.tag')}</SignTag>;
}
