import { Component, type ReactNode } from 'react';
import type { View } from '../screens.ts';
import { call } from '../data/call.ts';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { Note } from './note.tsx';
import styles from './parts.module.css';

type ShownViewProps = { view: View; children: ReactNode };

/**
 * Keeps the bar when a screen fails. The code of a screen may be missing after a deployment, or while the office is
 * down. Each screen needs its own `key`.
 */
export class ShownView extends Component<ShownViewProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedView view={this.props.view} /> : this.props.children;
  }
}

function FailedView({ view }: { view: View }) {
  const t = useWords();
  // Without an answer of the office, a reload would replace the screen with the browser's error page.
  const reload = () =>
    call('/api/session').then(
      () => location.reload(),
      () => undefined,
    );
  return (
    <main className={`stack gap-8 packed ${styles.page}`}>
      <h1 tabIndex={-1}>{t(`view.${view}`)}</h1>
      <Note tone="error">
        {t('problem.screen')}
        <Button onClick={() => void reload()}>{t('again')}</Button>
      </Note>
    </main>
  );
}
