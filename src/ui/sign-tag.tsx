import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './sign-tag.module.css';

export type SignTagProps = ComponentProps<'span'> & {
  /** Location sign (black, like "B2" beside a taxiway), direction sign (yellow) or plain outline. */
  tone?: 'location' | 'direction' | 'quiet';
};

export function SignTag({ tone = 'location', className, ...props }: SignTagProps) {
  return <span {...props} className={classNames('fine strong', styles.tag, styles[tone], className)} />;
}
