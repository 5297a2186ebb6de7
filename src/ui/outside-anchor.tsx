import type { ComponentProps } from 'react';

type OutsideAnchorProps = ComponentProps<'a'> & {
  /** Announces to screen readers that a tab opens, such as “(opens in a new tab)”. */
  hint: string;
};

/** A link to another site, which opens in a new tab without access to this one. */
export function OutsideAnchor({ children, hint, ...anchor }: OutsideAnchorProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {hint}</span>
    </a>
  );
}
