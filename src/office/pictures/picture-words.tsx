import { languages, type Language } from '../../i18n/language.ts';
import type { OfficePicture, PictureWords } from '../../schema/office-pictures.ts';
import { ChoiceCell, FieldCell, FieldSheet } from '../parts/cell.tsx';
import { focusNew } from '../parts/focus-new.ts';
import { useWords } from '../words/words.ts';

/** The typed texts about a picture; a caption may be empty. */
export type TypedWords = Pick<PictureWords, 'alt' | 'credit' | 'focus'> & { caption: Record<Language, string> };

const nothing = { es: '', en: '' };
export const emptyWords: TypedWords = { alt: nothing, caption: nothing, credit: nothing, focus: null };

export function wordsOf({ alt, caption = nothing, credit, focus }: OfficePicture): TypedWords {
  return { alt, caption, credit, focus: focus ?? null };
}

/** The texts as they are saved: trimmed, and without an empty caption. */
export function sentWords({ alt, caption, credit, focus }: TypedWords): PictureWords {
  const trimmed = ({ es, en }: Record<Language, string>) => ({ es: es.trim(), en: en.trim() });
  const said = trimmed(caption);
  return {
    alt: trimmed(alt),
    caption: said.es === '' && said.en === '' ? null : said,
    credit: trimmed(credit),
    focus,
  };
}

const longest = { alt: 160, caption: 300, credit: 120 };
const sides = ['left', 'right', 'top', 'bottom'] as const;

type PictureWordCellsProps = {
  words: TypedWords;
  onWrite: (words: TypedWords) => void;
  /** The name of a new picture. */
  name?: { value: string; onWrite: (name: string) => void };
};

/** The fields for the texts of a picture, Spanish and English side by side. */
export function PictureWordCells({ words, onWrite, name }: PictureWordCellsProps) {
  const t = useWords();
  return (
    <>
      {name && (
        <FieldSheet>
          <FieldCell label={t('picture.name')} help={t('picture.nameHelp')}>
            <input
              ref={focusNew}
              required
              pattern=".*\S.*"
              maxLength={80}
              value={name.value}
              onChange={({ target }) => name.onWrite(target.value)}
            />
          </FieldCell>
        </FieldSheet>
      )}
      {(['alt', 'caption', 'credit'] as const).map((part) => (
        <FieldSheet key={part}>
          {languages.map((language) => (
            <FieldCell
              key={language}
              label={t(`picture.${part}.${language}`)}
              {...(language === 'es' && { help: t(`picture.${part}Help`) })}
            >
              <textarea
                lang={language}
                rows={2}
                required={part !== 'caption' || words.caption.es + words.caption.en !== ''}
                maxLength={longest[part]}
                value={words[part][language]}
                onChange={({ target }) =>
                  onWrite({ ...words, [part]: { ...words[part], [language]: target.value.replace(/\s*\n\s*/g, ' ') } })
                }
              />
            </FieldCell>
          ))}
        </FieldSheet>
      ))}
      <FieldSheet>
        <ChoiceCell
          label={t('picture.focus')}
          value={words.focus ?? ''}
          choices={(['', ...sides] as const).map((side) => [
            side,
            t(side ? `picture.focus.${side}` : 'picture.focus.none'),
          ])}
          onChoose={(focus) => onWrite({ ...words, focus: focus || null })}
        />
      </FieldSheet>
    </>
  );
}
