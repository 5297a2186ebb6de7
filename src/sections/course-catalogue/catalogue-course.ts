import type { PictureContent } from '../../schema/picture.ts';
import type { CourseCategory } from '../../schema/course.ts';
import type { RouteId } from '../../site/routes.ts';
import type { StripProps } from '../../ui/strip.tsx';

/** A fact as text; a value of several lines contains line breaks. */
type Fact = { label: string; value: string };

/** A course on the catalogue's board, in one language. */
export type CatalogueCourse = {
  id: string;
  /** The link to the course's page; absent if the course has none. */
  link?: { route: RouteId; anchor?: string | undefined } | undefined;
  /** Colour of its strip. */
  colour: StripProps['category'];
  code: string;
  name: string;
  subtitle?: string | undefined;
  description: string;
  highlights: readonly string[];
  badge?: string | undefined;
  /** The facts for comparing courses, as cells of the strip. */
  cells: readonly Fact[];
  /** The remaining facts, such as format, certification and level. */
  facts: readonly Fact[];
  /** Figures with their labels: 302 simulator hours. */
  figures: readonly { amount: string; label: string }[];
  isNew: boolean;
  isPopular: boolean;
  picture: PictureContent;
};

/** A category with its courses, in order. */
export type CatalogueCategory = {
  id: CourseCategory;
  code: string;
  title: string;
  description: string;
  /** Whether visitors outside Spain see that the category is open to citizens of the European Union. */
  euTag: boolean;
  /** Whether the category has the note that the national provider requires native Spanish. */
  nativeSpanishNote: boolean;
  courses: readonly CatalogueCourse[];
};
