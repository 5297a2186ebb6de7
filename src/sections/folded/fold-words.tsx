import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';

/** Words of the summary of something folded away. */
export function FoldWords({ about }: { about: ReactNode }) {
  const t = useWords();
  return (
    <>
      {t('fold.show')}
      <span className="visually-hidden">: {about}</span>
    </>
  );
}
