import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DrawnQuestion } from './draw-paper.ts';
import { examParts, lengthOf, type ExamPart, type ExamQuestion } from './exam-bank.ts';
import { seeds, type SheetRequest } from './sheet-answers.ts';
import { beginSitting, handIn, type Sitting } from './sitting.ts';
import { keepExamProgress, progress, readExamProgress } from './kept-progress.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { routes } from '../../site/routes.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { ToolFrame } from '../parts/tool-frame.tsx';
import { ExamBoard } from './exam-board.tsx';
import { ExamForm, ExamMarks } from './exam-form.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './content.ts';

/** Loaded only if this browser has stored a paper. */
const RunningPaper = lazy(() => import('./stored-papers.tsx').then((parts) => ({ default: parts.RunningPaper })));
const DonePapers = lazy(() => import('./stored-papers.tsx').then((parts) => ({ default: parts.DonePapers })));

type Paper = { sitting: Sitting; drawn: readonly DrawnQuestion[] };
type Loaded = Awaited<ReturnType<typeof loadExam>>;

/** The choice of a paper, the sitting and the result. Questions and code are loaded for a sitting or a review. */
export function ExamDesk({ request, ...content }: MockExamToolContent & { request: SheetRequest }) {
  const { words, rules, parts } = content;
  const language = useLanguage();
  const t = useWords();
  const { running, done } = progress.useValue();
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'failed' | 'gone'>('waiting');
  const [sat, setSat] = useState<Paper & Loaded>();
  const [shown, setShown] = useState<Paper & Loaded>();

  useEffect(readExamProgress, []);

  useEffect(() => {
    if (!shown) return;
    result.current?.scrollIntoView({ block: 'start' });
    result.current?.focus({ preventScroll: true });
  }, [shown]);

  /** Loads the exam and then calls `goOn`; shows a message if it cannot be loaded. */
  function withExam(goOn: (loaded: Loaded) => void) {
    setState('loading');
    loadExam().then(
      (loaded) => {
        setState('waiting');
        goOn(loaded);
      },
      () => setState('failed'),
    );
  }

  /** Starts the pressed part, or the one chosen in the form, with or without a clock as set in the form. */
  function start(pressed?: ExamPart) {
    const chosen = new FormData(form.current ?? undefined);
    const part = pressed ?? examParts.find((each) => each === chosen.get('part')) ?? 'paper';
    const isTimed = chosen.get('time') === 'timed';
    const seed = seeds.from + Math.floor(Math.random() * seeds.to);
    withExam((loaded) => {
      const drawn = loaded.drawPaper(part, seed, loaded.bank, lengthOf(part, rules));
      const limit = isTimed ? drawn.length * rules.secondsPerQuestion : null;
      setShown(undefined);
      setSat({ ...loaded, drawn, sitting: beginSitting({ part, seed, drawn }, limit, new Date().toISOString()) });
    });
  }

  function resume(sitting: Sitting) {
    withExam((loaded) => {
      const drawn = loaded.drawnAgain(sitting.questions, sitting.seed, loaded.bank);
      if (drawn.length === sitting.questions.length) return setSat({ ...loaded, drawn, sitting });
      // A paper cannot be resumed if the bank does not have all of its questions.
      keepExamProgress({ ...progress.get(), running: null });
      return setState('gone');
    });
  }

  function review(sitting: Sitting) {
    withExam((loaded) => {
      const given = sitting.given.filter((_, place) => loaded.bank.some(({ id }) => id === sitting.questions[place]));
      const drawn = loaded.drawnAgain(sitting.questions, sitting.seed, loaded.bank);
      setShown({ ...loaded, drawn, sitting: { ...sitting, given } });
    });
  }

  function leaveResult() {
    setShown(undefined);
    // The pressed button is removed: the focus moves to the choice of a paper.
    form.current?.querySelector('select')?.focus();
  }

  function end(paper: Paper & Loaded, sitting: Sitting) {
    keepExamProgress(handIn({ ...progress.get(), running: sitting }));
    setSat(undefined);
    setShown({ ...paper, sitting });
  }

  const status = {
    waiting: words.format.ours,
    loading: t('loading'),
    failed: words.sheet.failed,
    gone: words.progress.gone,
  }[state];
  return (
    <ToolFrame
      form={
        <>
          <ExamForm
            {...{ words, parts, request }}
            place={form}
            isLoading={state === 'loading'}
            onStart={() => start()}
          />
          <ExamMarks words={words} rules={rules} />
          <Suspense>{running && <RunningPaper {...content} running={running} onResume={resume} />}</Suspense>
        </>
      }
      title={shown ? fill(words.result.title, { part: parts[shown.sitting.part].name }) : words.board.title}
      status={status}
    >
      {shown ? (
        <div ref={result} tabIndex={-1} className={styles.shown}>
          <shown.ExamResult {...content} part={shown.sitting.part} drawn={shown.drawn} given={shown.sitting.given} />
          <SignButton tone="paper" arrow="back" onClick={leaveResult}>
            {words.progress.back}
          </SignButton>
        </div>
      ) : (
        <>
          <ExamBoard {...content} done={done} onStart={start} />
          <div className="stack gap-3">
            <p className="measure">{words.format.time}</p>
            <p className="measure">{words.format.language}</p>
            <SourceList title={words.format.sources} sources={content.sources} />
          </div>
          <Suspense>{(running ?? done[0]) && <DonePapers {...content} done={done} onReview={review} />}</Suspense>
        </>
      )}
      {sat && (
        <sat.ExamRun
          language={language}
          part={parts[sat.sitting.part].name}
          drawn={sat.drawn}
          first={sat.sitting}
          onKeep={(sitting) => keepExamProgress({ ...progress.get(), running: sitting })}
          onEnd={(sitting) => end(sat, sitting)}
          onLeave={() => setSat(undefined)}
        />
      )}
    </ToolFrame>
  );
}

/** Loads the questions and the code of the draw, the sitting and its result; rejects if a file is missing. */
async function loadExam() {
  const [bank, { drawPaper, drawnAgain }, { ExamRun }, { ExamResult }] = await Promise.all([
    fetch(routes.mockExam.bank).then((response) => {
      if (!response.ok) throw new Error(`The questions answered ${response.status}.`);
      return response.json() as Promise<readonly ExamQuestion[]>;
    }),
    import('./draw-paper.ts'),
    import('./exam-run.tsx'),
    import('./exam-result.tsx'),
  ]);
  return { bank, drawPaper, drawnAgain, ExamRun, ExamResult };
}
