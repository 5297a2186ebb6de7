import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './parts.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** The main action, one action among others, or a button that looks like text. */
  tone?: 'main' | 'plain' | 'word';
};

/** A button of the office in the style of the site's signs, as high as a line of the list. */
export function Button({ tone = 'plain', className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames('small strong plain', styles.button, className)}
      data-tone-of={tone}
    />
  );
}
