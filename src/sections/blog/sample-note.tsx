import { useWords } from '../../i18n/provider.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SignTag } from '../../ui/sign-tag.tsx';

/** A note that an article is an example, and not about a real event. */
export function SampleNote({ short = false, className }: { short?: boolean; className?: string | undefined }) {
  const t = useWords();
  return (
    <p className={classNames('cluster gap-2 gap-x-3 middle', className)}>
      <SignTag tone="direction">{t('sample.tag')}</SignTag>
      {!short && <span>{t('blog.sampleText')}</span>}
    </p>
  );
}
