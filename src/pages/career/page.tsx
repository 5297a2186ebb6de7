import { Island } from '../../islands/island.tsx';
import { CareerPlanner } from '../../tools/career/career-planner.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/closing-call/ways-on.tsx';
import { CareerClocks, FormerNames } from '../../tools/career/career-rules.tsx';
import { defineScreen } from '../page-content.ts';
import { careerContent, type CareerContent } from './content.ts';

export const screen = defineScreen(careerContent, CareerPage);

/** The career of a controller as a map, with the time limits of licences and the names of older ones. */
function CareerPage({ hero, clocks, former, references, next, ...planner }: CareerContent) {
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
