import { useWords } from '../../i18n/provider.tsx';
import { SampleLine } from './sample-line.tsx';

/** Whether a section has several items and all are samples. The section is then marked once, instead of each item. */
export function areAllSamples(items: readonly { sample?: boolean | undefined }[]): boolean {
  return items.length > 1 && items.every(({ sample }) => sample);
}

/** States that all items of a section are samples; renders nothing in other sections. */
export function SectionSample({ of: items }: { of: readonly { sample?: boolean | undefined }[] }) {
  const t = useWords();
  return areAllSamples(items) && <SampleLine>{t('sample.section')}</SampleLine>;
}
