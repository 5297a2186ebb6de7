import { ExamSheet } from './exam-sheet.tsx';
import type { MockExamToolContent } from './mock-exam-content.ts';
import { MockExamTool } from './mock-exam-tool.tsx';

/** The mock exam for the server, which needs the sheet's component without lazy loading. */
export function ServedMockExam(content: MockExamToolContent) {
  return <MockExamTool {...content} Sheet={ExamSheet} />;
}
