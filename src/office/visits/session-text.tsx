import { goTo, type Place } from '../address.ts';
import { editorOf } from '../content/editor/file-editor.ts';
import { askForFile } from '../content/data/content.ts';
import { queryClient } from '../data/query-client.ts';
import { Button } from '../parts/button.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useVisitWords } from './visit-words.ts';

const file = 'visits.yaml';
const list = 'visits';

/** The place in the texts of the website at which sessions are written, or of one of them. */
export function sessionPlace(at?: number): Place {
  const field = at === undefined ? {} : { field: `${list}.${at}` };
  return { view: 'texts', selection: {}, enquiry: null, file, part: list, ...field };
}

/** Links to the text of a session, in which it is moved or called off, and a button that copies it. */
export function SessionText({ at, title }: { at: number; title: string }) {
  const say = useVisitWords();
  async function copy(): Promise<void> {
    await queryClient.fetchQuery(askForFile(file));
    const isDone = await editorOf(file).reshape({ kind: 'insert', path: [list], at: at + 1, like: at });
    await queryClient.invalidateQueries({ queryKey: ['visits'] });
    // A refusal is shown there too.
    goTo(sessionPlace(isDone ? at + 1 : undefined));
  }
  return (
    <>
      <PlaceLink to={sessionPlace(at)}>
        {say('change')}
        <span className="visually-hidden">: {title}</span>
      </PlaceLink>
      <Button tone="word" onClick={() => void copy()}>
        {say('copy')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </>
  );
}
