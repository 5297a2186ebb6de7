import type { ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';

/** Text of a fold's summary. */
export function FoldWords({ about }: { about: ReactNode }) {
  const t = useWords();
  return (
    <>
      {t('fold.show')}
      <span className="visually-hidden">: {about}</span>
    </>
  );
}
