import { useEffect, useRef, useState } from 'react';
import { goTo, type Place, placeIn } from '../../address.ts';
import { announce } from '../../data/announce.ts';
import { Button } from '../../parts/button.tsx';
import { languages, type Language } from '../../../i18n/language.ts';
import { useWords } from '../../words/words.ts';
import { findField, usePreview } from '../data/content.ts';
import type { Sheet } from '../editor/slots.ts';
import { viewOf } from '../list/file-lines.ts';
import { elementOfText, fieldOfText, pressedText } from './field-of-text.ts';
import styles from './page-preview.module.css';

/** Widths of the previewed page, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

type PagePreviewProps = { place: Place; sheet: Sheet };

/** A preview of the page with the unpublished changes. A press on a text of the page opens the field of that text. */
export function PagePreview({ place, sheet }: PagePreviewProps) {
  const t = useWords();
  const preview = usePreview();
  const [width, setWidth] = useState<Width>('phone');
  const [language, setLanguage] = useState<Language>('es');
  const [page, setPage] = useState(0);
  const pages = sheet.views[0]?.pages ?? [];
  const shown = pages[page] ?? pages[0];
  const versions = sheet.views.map(({ version }) => version).join();

  async function open(text: string, path: string): Promise<void> {
    const here = fieldOfText(sheet, text);
    const [found] = here ? [here] : await findField(path, text).catch(() => []);
    if (!found) {
      announce(t('preview.notFound'));
      return;
    }
    const view = here ? place.view : viewOf(found.file);
    const file = here ? (place.file ?? found.file) : found.file;
    goTo(placeIn(view, { file, field: found.path.join('.') }), 'replace');
  }

  return (
    <section className={`stack gap-2 ${styles.preview}`} data-width={width} aria-label={t('preview.title')}>
      <div className={`cluster gap-2 ${styles.tools}`}>
        {(['phone', 'desktop'] as const).map((each) => (
          <Button key={each} aria-pressed={width === each} onClick={() => setWidth(each)}>
            {t(`preview.${each}`)}
          </Button>
        ))}
        {languages.map((each) => (
          <Button key={each} aria-pressed={language === each} onClick={() => setLanguage(each)}>
            {t(`language.${each}`)}
          </Button>
        ))}
        {pages.length > 1 && (
          <select aria-label={t('preview.page')} value={page} onChange={(event) => setPage(Number(event.target.value))}>
            {pages.map((each, index) => (
              <option key={each.es} value={index}>
                {each[language]}
              </option>
            ))}
          </select>
        )}
      </div>
      {!preview.data && <p className="caption">{t('waiting')}</p>}
      {preview.data && shown && (
        <PageFrame
          src={preview.data.root + shown[language]}
          width={widths[width]}
          versions={versions}
          onPress={(text) => void open(text, shown[language])}
        />
      )}
      <p className="caption">{t('preview.help')}</p>
    </section>
  );
}

type PageFrameProps = { src: string; width: number; versions: string; onPress: (text: string) => void };

/** The frame, rendered at its own width and scaled down to fit. Scripts of the page do not run in it. */
function PageFrame({ src, width, versions, onPress }: PageFrameProps) {
  const t = useWords();
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const kept = useRef({ src, versions, scroll: 0 });
  const [scale, setScale] = useState(1);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);

  // Reloads the preview after saved changes, at the same scroll position.
  useEffect(() => {
    if (kept.current.versions === versions) return;
    const within = frame.current?.contentWindow;
    kept.current = { src, versions, scroll: within?.scrollY ?? 0 };
    within?.location.reload();
  }, [src, versions]);

  // Scrolls the page to the text whose field gets the focus.
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      const within = frame.current?.contentWindow;
      const page = frame.current?.contentDocument;
      if (!within || !page || !(target instanceof HTMLTextAreaElement)) return;
      const top = elementOfText(page, target.value)?.getBoundingClientRect().top;
      if (top !== undefined) within.scrollBy({ top: top - within.innerHeight / 3, behavior: 'instant' });
    };
    addEventListener('focusin', show);
    return () => removeEventListener('focusin', show);
  }, []);

  function follow(): void {
    const within = frame.current?.contentWindow;
    const page = frame.current?.contentDocument;
    if (!within || !page?.body) return;
    // Visitors see the menu folded; without this mark it is open, because the page's own script does not run.
    page.documentElement.setAttribute('data-scripted', '');
    if (kept.current.src === src) within.scrollTo(0, kept.current.scroll);
    kept.current = { src, versions, scroll: 0 };
    page.addEventListener(
      'click',
      (event) => {
        const text = pressedText(event.target);
        // Links and forms of the previewed page do nothing.
        event.preventDefault();
        event.stopPropagation();
        if (text) onPress(text);
      },
      { capture: true },
    );
  }

  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={frame}
        title={t('preview.title')}
        src={src}
        // The preview is not loaded while only the form is visible.
        loading="lazy"
        sandbox="allow-same-origin"
        onLoad={follow}
        style={{ width, height: `${100 / scale}%`, scale }}
      />
    </div>
  );
}
