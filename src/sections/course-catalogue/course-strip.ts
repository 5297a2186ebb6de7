import type { RouteId } from '../../site/routes.ts';
import type { Cell } from '../../ui/cells.tsx';
import type { StripProps } from '../../ui/strip.tsx';

/** A course as one strip, in one language. */
export type CourseStrip = {
  route: RouteId;
  /** Anchor on a page that several courses share. */
  anchor?: string | undefined;
  category: StripProps['category'];
  code: string;
  name: string;
  detail: string;
  cells: readonly Cell[];
  popular: boolean;
};
