import type { ReactNode } from 'react';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './print-button.module.css';

/** Opens the browser's print dialog. Without JavaScript visitors can use the browser's menu. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <print-page>
      <SignButton className={styles.print} tone="location" data-print="hide">
        {children}
      </SignButton>
    </print-page>
  );
}
