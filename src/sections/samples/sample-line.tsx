import type { ReactNode } from 'react';
import { SignTag } from '../../ui/sign-tag.tsx';

/** Notes once, above a part, that all of it is a sample; the note says the word. */
export function SampleLine({ children }: { children: ReactNode }) {
  return (
    <p>
      <SignTag tone="quiet">{children}</SignTag>
    </p>
  );
}
