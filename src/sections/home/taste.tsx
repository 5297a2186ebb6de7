import { useId } from 'react';
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

/** Two converging aircraft and three keys with instructions. Each key shows the separation twenty seconds later. */
export function Taste({ title, text, drawing, keys, action, link }: TasteProps) {
  const titleId = useId();
  const panels = useId();
  return (
    <section data-tone="deep" aria-labelledby={titleId}>
      <HoldingPosition />
      <div className={`stack gap-6 ${styles.inner} wrap`}>
        <h2 id={titleId}>{title}</h2>
        <taste-keys className={`stack gap-3 ${styles.board}`}>
          <div className={styles.now}>
            <TasteDrawing {...drawing} />
            <p>{text}</p>
          </div>
          {keys.map((key) => (
            <details key={key.name} name={panels}>
              <summary>{key.name}</summary>
              <div className={`columns-1-1 ${styles.panel}`}>
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
        </taste-keys>
      </div>
    </section>
  );
}
