import type { CareerClockId, CareerStepId } from '../../schema/career.ts';
import type { RouteId } from '../../site/routes.ts';

/** A statement about the rules, with the id of its source. */
export type SourcedText = { text: string; source: string };

/** A point of the career, in one language. */
export type CareerPointContent = {
  id: CareerStepId;
  name: string;
  code?: string | undefined;
  what?: SourcedText | undefined;
  after: readonly CareerStepId[];
  needs: readonly SourcedText[];
  by?: SourcedText | undefined;
  takes?: SourcedText | undefined;
  courses: readonly { id: string; name: string; route: RouteId; suffix?: string | undefined }[];
};

/** A time limit, as a box of the drawing and as a row of its list. */
export type CareerClock = SourcedText & { id: CareerClockId; name: string; label: string; short: string };

/** A source. Its number is its place in the list; `read` is a text with the day on which it was read. */
export type CareerSource = { id: string; title: string; url: string; read: string };
