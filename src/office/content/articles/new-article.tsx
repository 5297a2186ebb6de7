import { useState } from 'react';
import { goTo, placeIn } from '../../address.ts';
import { Button } from '../../parts/button.tsx';
import { FieldCell, FieldSheet } from '../../parts/cell.tsx';
import { focusNew } from '../../parts/focus-new.ts';
import { ErrorNote } from '../../parts/note.tsx';
import { useWords } from '../../words/words.ts';
import { useNewArticle } from '../data/content.ts';

const longest = 200;

/** Creates an article from its two titles; it is hidden from the site until it is switched on. */
export function NewArticle() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState({ es: '', en: '' });
  const making = useNewArticle();
  if (!isOpen) {
    return (
      <p>
        <Button tone="main" onClick={() => setOpen(true)}>
          {t('article.new')}
        </Button>
      </p>
    );
  }

  function make(): void {
    if (making.isPending) return;
    making.mutate(
      { title: { es: title.es.trim(), en: title.en.trim() } },
      { onSuccess: ({ file }) => goTo(placeIn('articles', { file })) },
    );
  }

  return (
    <form
      className="stack gap-3 measure"
      aria-label={t('article.new')}
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <FieldSheet>
        {(['es', 'en'] as const).map((language) => (
          <FieldCell key={language} label={t(`article.title.${language}`)} wide>
            <input
              ref={language === 'es' ? focusNew : undefined}
              lang={language}
              required
              pattern=".*\S.*"
              maxLength={longest}
              value={title[language]}
              onChange={(event) => setTitle({ ...title, [language]: event.target.value })}
            />
          </FieldCell>
        ))}
      </FieldSheet>
      <ErrorNote of={making.error} />
      <p className="cluster gap-2 gap-x-4">
        <Button type="submit" tone="main" aria-disabled={making.isPending}>
          {t('article.begin')}
        </Button>
        <Button tone="word" onClick={() => setOpen(false)}>
          {t('article.notNow')}
        </Button>
      </p>
    </form>
  );
}
