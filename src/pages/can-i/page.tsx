import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { CanIContent } from './content.ts';

/** Tells a visitor which ways to the licence are open. */
export function CanIPage({ hero }: CanIContent) {
  return <PageHeading {...hero} />;
}
