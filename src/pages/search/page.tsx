import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import type { SearchContent } from './content.ts';

export function SearchPage({ hero }: SearchContent) {
  return <PageHeading {...hero} />;
}
