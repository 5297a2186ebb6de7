import type { ReactNode } from 'react';
import { SignButton } from '../../ui/sign-button.tsx';

/** Opens the browser's print dialog. Without JavaScript visitors can use the browser's menu. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <print-page>
      <SignButton tone="location" data-script="needed" data-print="hide">
        {children}
      </SignButton>
    </print-page>
  );
}
