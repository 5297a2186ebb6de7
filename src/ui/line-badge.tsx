import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './line-badge.module.css';

export type LineBadgeProps = ComponentProps<'span'> & {
  mode: 'metro' | 'train' | 'bus';
  /** The name of the mode, which screen readers announce before the code: "Metro". */
  modeName: string;
};

/** The code of a public transport line, styled for its mode. */
export function LineBadge({ mode, modeName, className, children, ...props }: LineBadgeProps) {
  return (
    <span {...props} className={classNames(styles.badge, styles[mode], className)}>
      <span className="visually-hidden">{modeName} </span>
      {children}
    </span>
  );
}
