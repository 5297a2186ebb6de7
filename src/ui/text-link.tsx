import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { ArrowIcon } from './icons.tsx';
import { renderAs, type RenderElement } from './render-as.ts';
import styles from './text-link.module.css';

type AnchorProps = ComponentProps<'a'> & { arrow?: 'forward' | 'back' | 'none' };

export type TextLinkProps =
  | (AnchorProps & { render?: undefined })
  | (Pick<AnchorProps, 'arrow' | 'className' | 'children'> & { render: RenderElement });

/** A link on its own line: bold, underlined in magenta, and by default with an arrow. */
export function TextLink({ arrow = 'forward', ...props }: TextLinkProps) {
  const className = classNames('strong plain', styles.link, arrow === 'forward' && styles.forward, props.className);
  const children = (
    <>
      {arrow === 'back' && <ArrowIcon data-arrow={arrow} />}
      <span className="link">{props.children}</span>
      {arrow === 'forward' && <ArrowIcon data-arrow={arrow} />}
    </>
  );
  if (props.render) return renderAs(props.render, { className, children });
  const { render: _, ...anchor } = props;
  return (
    <a {...anchor} className={className}>
      {children}
    </a>
  );
}
