import { lazy, Suspense, type ComponentType } from 'react';
import { readSheet } from '../../deciding/exam/sheet-answers.ts';
import { usePlace } from '../../features/navigation/router.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { ExamDesk } from './exam-desk.tsx';
import type { ExamSheetProps, MockExamToolContent } from './mock-exam-content.ts';

/** The sheet's component, loaded if the address requests a sheet. Until then the served markup stays. */
const LoadedSheet = lazy(() => import('./exam-sheet.tsx').then(({ ExamSheet }) => ({ default: ExamSheet })));

type MockExamToolProps = MockExamToolContent & {
  /** The sheet's component, for the server, which cannot wait for lazy code. */
  Sheet?: ComponentType<ExamSheetProps>;
};

/** The mock exam: the choice of a paper, or the sheet in the address. */
export function MockExamTool({ Sheet = LoadedSheet, ...content }: MockExamToolProps) {
  const t = useWords();
  const request = readSheet(new URLSearchParams(usePlace().search));
  const { part } = request;
  if (!part) return <ExamDesk {...content} request={request} />;
  return (
    <Suspense fallback={<p className="wrap">{t('loading')}</p>}>
      <Sheet {...content} request={{ ...request, part }} />
    </Suspense>
  );
}
