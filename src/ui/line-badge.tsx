import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './line-badge.module.css';

type LineBadgeProps = {
  mode: 'metro' | 'train' | 'bus';
  /** The name of the mode, which screen readers announce before the code: "Metro". */
  modeName: string;
  children: ReactNode;
};

/** The code of a public transport line, styled for its mode. */
export function LineBadge({ mode, modeName, children }: LineBadgeProps) {
  return (
    <span className={classNames('panel', styles.badge, styles[mode])}>
      <span className="visually-hidden">{modeName} </span>
      {children}
    </span>
  );
}
