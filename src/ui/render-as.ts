import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Rendered = { className?: string | undefined; children?: ReactNode };

/** An element that a component styles, such as `<a href="…" />` or a router's link. Components need no router. */
export type RenderElement = ReactElement<Rendered>;

/** The element with the component's props added; both class names are kept. */
export function renderAs(element: RenderElement, props: Rendered): RenderElement {
  return cloneElement(element, { ...props, className: classNames(props.className, element.props.className) });
}
