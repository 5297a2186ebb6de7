import { useWords } from '../../i18n/provider.tsx';
import { SampleLine } from './sample-line.tsx';

/** Whether a section has several items, all samples: the section is then marked once, otherwise each sample. */
export function areAllSamples(items: readonly { sample: boolean }[]): boolean {
  return items.length > 1 && items.every(({ sample }) => sample);
}

/** Note at the start of a section that all its items are samples. */
export function SectionSample({ of: items }: { of: readonly { sample: boolean }[] }) {
  const t = useWords();
  return areAllSamples(items) && <SampleLine>{t('sample.section')}</SampleLine>;
}
