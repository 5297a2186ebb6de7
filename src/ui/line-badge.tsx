import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './line-badge.module.css';

type LineBadgeProps = {
  mode: 'metro' | 'train' | 'bus';
  /** The word for the mode, read before the code: "Metro". */
  modeName: string;
  children: ReactNode;
};

/** The code of a public transport line, in the dress of its mode. */
export function LineBadge({ mode, modeName, children }: LineBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[mode])}>
      <span className="visually-hidden">{modeName} </span>
      {children}
    </span>
  );
}
