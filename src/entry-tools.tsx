import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { FixedRouter } from './features/navigation/router.tsx';
import { LanguageProvider } from './i18n/provider.tsx';
import { dictionaries } from './i18n/words/dictionaries.ts';
import { CanITool } from './sections/can-i/can-i-tool.tsx';
import { CostsTool } from './sections/costs/costs-tool.tsx';
import { ServedMockExam } from './sections/mock-exam/served-mock-exam.tsx';
import { CareerPlanner } from './sections/career-chart/career-planner.tsx';
import { CourseComparison } from './sections/course-comparison/course-comparison.tsx';
import { VisitBoard } from './sections/visits/visit-board.tsx';
import { screenOf, type PageData } from './site/page-data.ts';
import type { Screen } from './site/routes.ts';

/** The form and result of each screen with `answers` in the route table; each is given the page's content. */
const tools: Partial<Record<Screen | 'not-found', ComponentType<never>>> = {
  'can-i': CanITool,
  'costs': CostsTool,
  'compare': CourseComparison,
  'career': CareerPlanner,
  'mock-exam': ServedMockExam,
  // This page has no answers: the server renders its board with the numbers of free places.
  'visits': VisitBoard,
};

/**
 * Draws the form and the result of a page for the answers in an address, as contents of its `AnswerPlace`.
 * @param search the query of the address, with its question mark
 * @throws Error when the page has no tool
 */
export function drawTool({ page, language, path, content }: PageData, search: string): string {
  const Tool = tools[screenOf(page)] as ComponentType<object> | undefined;
  if (!Tool) throw new Error(`The page "${page}" has no tool that answers.`);
  return renderToString(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <FixedRouter location={path + search}>
        <Tool {...(content as object)} />
      </FixedRouter>
    </LanguageProvider>,
  );
}
