import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ElementName } from './element.ts';

type ElementAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [name: `data-${string}`]: unknown;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<ElementName, ElementAttributes> {}
  }
}
