import { readSheet } from '../../tools/mock-exam/sheet-answers.ts';
import { useAddress } from '../../features/page/address.tsx';
import { Island } from '../../islands/island.tsx';
import { ExamDesk } from '../../tools/mock-exam/exam-desk.tsx';
import { ExamSheet } from '../../tools/mock-exam/exam-sheet.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { WaysOn } from '../../sections/closing-call/ways-on.tsx';
import { defineScreen } from '../page-content.ts';
import { mockExamContent, type MockExamContent } from './content.ts';

export const screen = defineScreen(mockExamContent, MockExamPage);

/** A mock exam: the knowledge test and the English test, or the sheet of questions in the address. */
function MockExamPage({ hero, next, bank, ...tool }: MockExamContent) {
  const request = readSheet(new URLSearchParams(useAddress().search));
  const { part } = request;
  return (
    <>
      <PageHeading {...hero} />
      {part ? (
        <ExamSheet {...tool} bank={bank} request={{ ...request, part }} />
      ) : (
        <Island name="mock-exam" of={ExamDesk} props={{ ...tool, request }} />
      )}
      <WaysOn {...next} />
    </>
  );
}
