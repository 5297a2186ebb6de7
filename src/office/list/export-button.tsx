import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../data/call.ts';
import { problemWords } from '../data/problem-words.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { madridDay } from '../../site/days.ts';
import { useWords } from '../words/words.ts';

/** Saves enquiries as a workbook. @param query which ones, as parameters of the address */
export function ExportButton({ query }: { query: string }) {
  const t = useWords();
  const save = useMutation({
    mutationFn: () => callForFile(`/api/enquiries.xlsx?${query}`),
    onSuccess: saveFile,
  });
  return (
    <>
      <Button tone="word" aria-disabled={save.isPending} onClick={() => !save.isPending && save.mutate()}>
        {t('list.export')}
      </Button>
      {save.error && <Note tone="error">{problemWords(save.error, t)}</Note>}
    </>
  );
}

function saveFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `consultas-${madridDay(new Date())}.xlsx`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
