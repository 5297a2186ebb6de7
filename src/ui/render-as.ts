import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Rendered = { className?: string | undefined; children?: ReactNode };

/**
 * An element that a primitive dresses, such as `<a href="…" />` or a router's link. So no primitive depends on a
 * router.
 */
export type RenderElement = ReactElement<Rendered>;

/** The element with the primitive's props added; its own class name stays beside the primitive's. */
export function renderAs(element: RenderElement, props: Rendered): RenderElement {
  return cloneElement(element, { ...props, className: classNames(props.className, element.props.className) });
}
