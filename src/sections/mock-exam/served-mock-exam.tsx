import { ExamSheet } from './exam-sheet.tsx';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { MockExamTool } from './mock-exam-tool.tsx';

/** The mock exam as the server renders it, with the sheet's component loaded. */
export function ServedMockExam(content: MockExamToolContent) {
  return <MockExamTool {...content} Sheet={ExamSheet} />;
}
