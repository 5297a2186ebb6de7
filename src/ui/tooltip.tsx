import { Tooltip as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

/** Tooltips under one group share the delay: 700 ms for the first, none for the next within 300 ms. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export type TooltipProps = Pick<ComponentProps<typeof Radix.Content>, 'side' | 'align'> & {
  text: ReactNode;
  /** The one element it belongs to; it must take the focus (a button or a link). */
  children: ReactElement;
};

/** A short explanation on hover and focus. Never the only place of a fact: touch screens do not show it. */
export function Tooltip({ text, children, side = 'top', align = 'center' }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} side={side} align={align} sideOffset={8} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
