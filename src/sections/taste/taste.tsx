import { useId, type ToggleEvent } from 'react';
import type { RenderElement } from '../../ui/render-as.ts';
import { HoldingPosition } from '../../ui/holding-position.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { TasteDrawing, type Drawn } from './taste-drawing.tsx';
import styles from './taste.module.css';

type TasteProps = {
  title: string;
  text: string;
  drawing: Drawn;
  keys: readonly { name: string; call: string; words: string; drawing: Drawn }[];
  action: string;
  /** Links to the exercises. */
  link: RenderElement;
};

/** Loads the script that animates the drawing of an opened answer. Without the script, the drawing shows the result. */
function play({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState !== 'open') return;
  import('../../features/position/taste/play-taste.ts').then(
    ({ playTaste }) => playTaste(currentTarget),
    () => undefined,
  );
}

/** Two converging aircraft and three keys with instructions. Each key shows the separation twenty seconds later. */
export function Taste({ title, text, drawing, keys, action, link }: TasteProps) {
  const titleId = useId();
  const panels = useId();
  return (
    <section className={styles.taste} data-tone="deep" aria-labelledby={titleId}>
      <HoldingPosition />
      <div className={`${styles.inner} wrap`}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.board}>
          <div className={styles.now}>
            <TasteDrawing {...drawing} />
            <p>{text}</p>
          </div>
          {keys.map((key) => (
            <details key={key.name} name={panels} onToggle={play}>
              <summary>{key.name}</summary>
              <div className={styles.panel}>
                <TasteDrawing {...key.drawing} />
                <div>
                  <p className="data">{key.call}</p>
                  <p data-result>{key.words}</p>
                </div>
              </div>
            </details>
          ))}
          <SignButton render={link} arrow="forward">
            {action}
          </SignButton>
        </div>
      </div>
    </section>
  );
}
