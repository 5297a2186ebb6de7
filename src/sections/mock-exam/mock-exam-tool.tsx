import { Suspense } from 'react';
import { readSheet } from '../../deciding/exam/sheet-answers.ts';
import { usePlace } from '../../features/navigation/router.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { ExamDesk } from './exam-desk.tsx';
import { ExamSheet } from './exam-sheet.tsx';
import type { MockExamToolContent } from './mock-exam-content.ts';

/** The mock exam: the choice of a paper, or the sheet that the address names. */
export function MockExamTool(content: MockExamToolContent) {
  const t = useWords();
  const request = readSheet(new URLSearchParams(usePlace().search));
  const { part } = request;
  if (!part) return <ExamDesk {...content} request={request} />;
  return (
    <Suspense fallback={<p className="wrap">{t('loading')}</p>}>
      <ExamSheet {...content} request={{ ...request, part }} />
    </Suspense>
  );
}
