import { useEffect, useRef, useState } from 'react';
import { drawnAgain, drawPaper, type DrawnQuestion } from '../../deciding/exam/draw-paper.ts';
import { lengthOf, type ExamPart } from '../../deciding/exam/exam-bank.ts';
import { seeds, type SheetRequest } from '../../deciding/exam/sheet-answers.ts';
import { beginSitting, handIn, type Sitting } from '../../deciding/exam/sitting.ts';
import { examProgress, keepExamProgress, useExamProgress } from '../../features/exam/exam-progress.ts';
import { loadBank } from '../../features/exam/load-bank.ts';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { ToolFrame } from '../answer-form/tool-frame.tsx';
import { ExamForm } from './exam-form.tsx';
import { ExamFormat } from './exam-format.tsx';
import { ExamProgress } from './exam-progress.tsx';
import { ExamResult } from './exam-result.tsx';
import styles from './mock-exam.module.css';
import type { MockExamToolContent } from './mock-exam-content.ts';

type Run = (typeof import('../../features/exam/exam-run.tsx'))['ExamRun'];
type Shown = { sitting: Sitting; drawn: readonly DrawnQuestion[] };

/** Where a paper is chosen, sat and gone through. Its questions, and what runs it, come when somebody sits down. */
export function ExamDesk({ request, ...content }: MockExamToolContent & { request: SheetRequest }) {
  const { words, rules, parts } = content;
  const language = useLanguage();
  const t = useWords();
  const progress = useExamProgress();
  const result = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const [sat, setSat] = useState<Shown & { ExamRun: Run }>();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!shown) return;
    result.current?.scrollIntoView({ block: 'start' });
    result.current?.focus({ preventScroll: true });
  }, [shown]);

  async function start(part: ExamPart, isTimed: boolean) {
    const seed = seeds.from + Math.floor(Math.random() * seeds.to);
    await sit((bank) => {
      const drawn = drawPaper(part, seed, bank, lengthOf(part, rules));
      const limit = isTimed ? drawn.length * rules.secondsPerQuestion : null;
      return { drawn, sitting: beginSitting({ part, seed, drawn }, limit, new Date().toISOString()) };
    });
  }

  async function sit(begin: (bank: Bank) => Shown) {
    setState('loading');
    try {
      const [bank, { ExamRun }] = await Promise.all([questions(), import('../../features/exam/exam-run.tsx')]);
      const begun = begin(bank);
      // A paper whose questions the bank has no more cannot go on.
      if (begun.drawn.length !== begun.sitting.questions.length) return dropRunning();
      setSat({ ...begun, ExamRun });
      setShown(undefined);
      setState('waiting');
    } catch {
      setState('failed');
    }
  }

  async function review(sitting: Sitting) {
    setState('loading');
    try {
      setShown({ sitting, drawn: drawnAgain(sitting.questions, sitting.seed, await questions()) });
      setState('waiting');
    } catch {
      setState('failed');
    }
  }

  function dropRunning() {
    keepExamProgress({ ...examProgress(), running: null });
    setState('waiting');
  }

  function end(drawn: readonly DrawnQuestion[], sitting: Sitting) {
    keepExamProgress(handIn({ ...examProgress(), running: sitting }));
    setSat(undefined);
    setShown({ sitting, drawn });
  }

  const hasProgress = progress.running !== null || progress.done.length > 0;
  const title = hasProgress ? words.progress.title : words.format.title;
  const status = state === 'waiting' ? words.format.ours : state === 'loading' ? t('loading') : words.sheet.failed;
  return (
    <ToolFrame
      form={
        <ExamForm
          {...{ words, parts, request }}
          isLoading={state === 'loading'}
          onStart={(part, isTimed) => void start(part, isTimed)}
        />
      }
      title={shown ? fill(words.result.title, { part: parts[shown.sitting.part].name }) : title}
      status={status}
    >
      {shown ? (
        <div ref={result} tabIndex={-1} className={styles.shown}>
          <ExamResult {...content} part={shown.sitting.part} drawn={shown.drawn} given={shown.sitting.given} />
          <SignButton tone="paper" arrow="back" onClick={() => setShown(undefined)}>
            {words.progress.back}
          </SignButton>
        </div>
      ) : (
        <>
          {hasProgress && (
            <ExamProgress
              {...content}
              progress={progress}
              onResume={(sitting) =>
                void sit((bank) => ({ sitting, drawn: drawnAgain(sitting.questions, sitting.seed, bank) }))
              }
              onReview={(sitting) => void review(sitting)}
            />
          )}
          <ExamFormat {...content} isTitled={hasProgress} />
        </>
      )}
      {sat && (
        <sat.ExamRun
          language={language}
          part={parts[sat.sitting.part].name}
          drawn={sat.drawn}
          first={sat.sitting}
          onKeep={(sitting) => keepExamProgress({ ...examProgress(), running: sitting })}
          onEnd={(sitting) => end(sat.drawn, sitting)}
          onLeave={() => setSat(undefined)}
        />
      )}
    </ToolFrame>
  );
}

type Bank = NonNullable<Awaited<ReturnType<typeof loadBank>>>;

async function questions(): Promise<Bank> {
  const bank = await loadBank(true);
  if (!bank) throw new Error('The questions have not arrived.');
  return bank;
}
