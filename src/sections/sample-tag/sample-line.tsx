import type { ReactNode } from 'react';
import { SignTag } from '../../ui/sign-tag.tsx';
import { useWords } from '../../i18n/provider.tsx';

/** Notes once, above a part, that all of it is a sample. */
export function SampleLine({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <p className="small">
      <SignTag tone="quiet">{t('sample.tag')}</SignTag> {children}
    </p>
  );
}
