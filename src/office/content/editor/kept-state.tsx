import { ErrorNote } from '../../parts/note.tsx';
import { useNow, when } from '../../times.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { useDocumentState, useEditing } from './file-editor.ts';
import styles from './editor.module.css';

/** Shows whether the typed text of a document is saved: “Guardado 12:31”, or the reason why not. */
export function KeptState({ files }: { files: readonly string[] }) {
  const t = useWords();
  const language = useLanguage();
  const now = useNow();
  const { state, keptAt } = useDocumentState(files);
  const words = {
    kept: keptAt ? t('kept.at', { when: when(keptAt.toISOString(), now, language) }) : '',
    typed: t('kept.typed'),
    sending: t('kept.typed'),
    away: t('kept.away'),
    refused: t('kept.refused'),
  };
  return (
    <p className={`fine ${styles.kept}`} role="status" data-state={state}>
      {words[state]}
    </p>
  );
}

/** Shows the server's reason for refusing a change. */
export function Refused({ file }: { file: string }) {
  return <ErrorNote of={useEditing(file).refusal} />;
}
