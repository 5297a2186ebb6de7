import { useMutation } from '@tanstack/react-query';
import { callForFile } from '../data/call.ts';
import { saveFile } from '../../browser/save-file.ts';
import { Button } from '../parts/button.tsx';
import { ErrorNote } from '../parts/note.tsx';
import { madridDay } from '../../site/days.ts';
import { useWords } from '../words/words.ts';

/**
 * Saves enquiries as a workbook.
 * @param query parameters of the request: the selection, or the ids of the enquiries
 */
export function ExportButton({ query }: { query: string }) {
  const t = useWords();
  const save = useMutation({
    mutationFn: () => callForFile(`/api/enquiries.xlsx?${query}`),
    onSuccess: (file) => saveFile(file, `consultas-${madridDay(new Date())}.xlsx`),
  });
  return (
    <>
      <Button tone="word" aria-disabled={save.isPending} onClick={() => !save.isPending && save.mutate()}>
        {t('list.export')}
      </Button>
      <ErrorNote of={save.error} />
    </>
  );
}
