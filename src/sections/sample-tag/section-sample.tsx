import { useWords } from '../../i18n/provider.tsx';
import { SampleLine } from './sample-line.tsx';

/**
 * Tells whether all items of a section are samples: the section then says so once. Otherwise each sample says so
 * itself.
 */
export function areAllSamples(items: readonly { sample: boolean }[]): boolean {
  return items.length > 1 && items.every(({ sample }) => sample);
}

/** Says at the head of a section that all its items are samples. */
export function SectionSample({ of: items }: { of: readonly { sample: boolean }[] }) {
  const t = useWords();
  return areAllSamples(items) && <SampleLine>{t('sample.section')}</SampleLine>;
}
