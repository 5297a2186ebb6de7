import { Island } from '../../islands/island.tsx';
import { CareerClocks } from '../../sections/career-chart/career-clocks.tsx';
import { CareerPlanner } from '../../sections/career-chart/career-planner.tsx';
import { FormerNames } from '../../sections/career-chart/former-names.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/ways-on/ways-on.tsx';
import type { CareerContent } from './content.ts';

/** The career of a controller as a map, with the time limits of licences and the names of older ones. */
export function CareerPage({ hero, clocks, former, references, next, ...planner }: CareerContent) {
  const { sources, words } = planner;
  return (
    <>
      <PageHeading {...hero} />
      <Island name="career" of={CareerPlanner} props={{ ...planner, clocks }} />
      <CareerClocks {...clocks} source={words.source} sources={sources} />
      <FormerNames {...former} source={words.source} sources={sources} references={references} />
      <WaysOn {...next} />
    </>
  );
}
