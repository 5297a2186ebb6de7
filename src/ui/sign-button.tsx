import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { ArrowIcon } from './icons.tsx';
import { renderAs, type RenderElement } from './render-as.ts';
import styles from './sign-button.module.css';

type ButtonProps = ComponentProps<'button'> & { [data: `data-${string}`]: unknown } & {
  /** Yellow direction sign (the primary action), black location sign, or white sign on paper. */
  tone?: 'direction' | 'location' | 'paper';
  arrow?: 'forward' | 'back' | 'down' | 'none';
  /** `square` has an icon and no text; name it with aria-label. */
  shape?: 'wide' | 'square';
};

type LinkProps = Pick<ButtonProps, 'tone' | 'arrow' | 'shape' | 'className' | 'children'> & {
  /** The element to style as a sign, such as a link. Without it the sign is a button. */
  render: RenderElement;
};

export type SignButtonProps = (ButtonProps & { render?: undefined }) | LinkProps;

export function SignButton({ tone = 'direction', arrow = 'none', shape = 'wide', ...props }: SignButtonProps) {
  const className = classNames(styles.sign, styles[tone], styles[shape], props.className);
  const children = (
    <>
      {arrow === 'back' && <ArrowIcon data-arrow={arrow} />}
      {props.children}
      {arrow !== 'back' && arrow !== 'none' && <ArrowIcon data-arrow={arrow} />}
    </>
  );
  if (props.render) return renderAs(props.render, { className, children });
  const { render: _, ...button } = props;
  return (
    <button type="button" {...button} className={className}>
      {children}
    </button>
  );
}
