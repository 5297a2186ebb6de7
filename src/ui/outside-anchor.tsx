import type { ComponentProps } from 'react';

type OutsideAnchorProps = ComponentProps<'a'> & {
  /** Said to those who do not see that a tab opens, such as “(opens in a new tab)”. */
  hint: string;
};

/** A link that leaves the site, in a tab of its own that cannot reach back. */
export function OutsideAnchor({ children, hint, ...anchor }: OutsideAnchorProps) {
  return (
    <a {...anchor} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {hint}</span>
    </a>
  );
}
