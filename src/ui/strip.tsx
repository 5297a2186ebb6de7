import { useId, type ComponentProps, type ReactNode } from 'react';
import type { Cell } from './cells.tsx';
import { classNames } from './class-names.ts';
import { ArrowIcon } from './icons.tsx';
import { renderAs, type RenderElement } from './render-as.ts';
import styles from './strip.module.css';

export type StripProps = Omit<ComponentProps<'article'>, 'title'> & {
  /**
   * Colour of the strip and its holder: blue, white, buff or green. The code states the category too, as colour alone
   * is not accessible.
   */
  category: 'initial' | 'preparation' | 'advanced' | 'specialized';
  /** Short code in the first cell, such as "BLQ 1". */
  code: string;
  name: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
  detail?: ReactNode;
  /** Up to four facts. */
  cells: readonly Cell[];
  /** Text of a mark below the name, such as "most popular". */
  mark?: ReactNode;
  /** Moves the strip out to the side, as controllers do with the most urgent one; not in narrow layouts. */
  cocked?: boolean;
  /** The link of the whole strip with its text, or the reason why there is no link. */
  action: { render: RenderElement; label: string } | { unavailable: string };
  /** A further row below the facts: highlights, tags, links. */
  children?: ReactNode;
};

/** A flight progress strip: the card of an offer, alone or in a StripBoard, which aligns the cells of all strips. */
export function Strip(props: StripProps) {
  const {
    category,
    code,
    name,
    heading: Heading = 'h3',
    detail,
    cells,
    mark,
    cocked,
    action,
    children,
    className,
    ...rest
  } = props;
  const ownId = useId();
  // A strip with an id may be rendered without its page, where `useId` would give another id.
  const nameId = rest.id ? `${rest.id}-name` : ownId;
  const unavailable = 'unavailable' in action;
  return (
    <article {...rest} className={classNames(styles.frame, className)} aria-labelledby={nameId}>
      <div
        className={classNames('stack', styles.strip, children ? styles.tall : undefined, styles.columns)}
        data-category={category}
        data-cells={cells.length}
        data-cocked={cocked || undefined}
        data-unavailable={unavailable || undefined}
      >
        <p className={styles.code}>{code}</p>
        <div className={styles.name}>
          <Heading id={nameId}>{name}</Heading>
          {detail && <p className="note">{detail}</p>}
          {mark && <p className={`note ${styles.mark}`}>{mark}</p>}
        </div>
        <dl className={`cluster whole ${styles.cells}`}>
          {cells.map((cell) => (
            <div key={cell.label}>
              <dt className="caption">{cell.label}</dt>
              <dd className="small strong">{cell.value}</dd>
            </div>
          ))}
        </dl>
        {children && <div className={`small whole ${styles.more}`}>{children}</div>}
        {unavailable ? (
          <button type="button" className={`whole row middle apart gap-3 note strong ${styles.unavailable}`} disabled>
            {action.unavailable}
          </button>
        ) : (
          renderAs(action.render, {
            className: `whole row middle apart gap-3 small strong plain cover ${styles.go}`,
            children: (
              <>
                <span className={styles.label}>
                  {action.label}
                  <span className="visually-hidden">: {name}</span>
                </span>
                <ArrowIcon />
              </>
            ),
          })
        )}
      </div>
    </article>
  );
}
