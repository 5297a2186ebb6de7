import { renderToStaticMarkup } from 'react-dom/server';
import { formWord } from '../../../src/i18n/words/forms.ts';
import type { FormDocumentProps, TellMeNote, VisitNote } from './form-document-props.ts';
import { FormContact } from './parts/form-contact.tsx';
import { FormMasthead } from './parts/form-masthead.tsx';
import { FormProblemNote, FormSentNote } from './parts/form-notes.tsx';
import { FormSheetView } from './parts/form-sheet.tsx';
import { StepNoteView, stepTitle } from './parts/step-note.tsx';

/** Writes a document of the form service: a form, a confirmation, a step of a subscription or booking, or an error. */
export function renderFormDocument(props: FormDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<FormDocument {...props} />)}`;
}

function FormDocument(props: FormDocumentProps) {
  const { language, framed, assets, centre, content } = props;
  // In a frame, the page around the document has the main landmark.
  const Document = framed ? 'div' : 'main';
  return (
    <html lang={language} data-framed={framed ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${titleOf(props)} – ${centre.name}`}</title>
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script type="module" src={assets.script} />
      </head>
      <body>
        {!framed && <FormMasthead {...props} />}
        <Document data-document={content.kind} {...(framed && { role: 'group' })} aria-label={titleOf(props)}>
          {content.kind === 'form' && <FormSheetView {...props} sheet={content} />}
          {content.kind === 'sent' && <FormSentNote language={language} sent={content} />}
          {isStep(content) && <StepNoteView language={language} centre={centre} note={content} />}
          {content.kind === 'problem' && <FormProblemNote language={language} centre={centre} trouble={content} />}
        </Document>
        {!framed && content.kind === 'form' && (
          <footer className="colophon">
            <FormContact language={language} centre={centre} />
          </footer>
        )}
      </body>
    </html>
  );
}

function titleOf({ content, texts, language }: FormDocumentProps): string {
  if (content.kind === 'form') return texts.forms[content.form].title;
  if (isStep(content)) return stepTitle(content, language);
  return formWord(content.kind === 'sent' ? 'sent.title' : `problem.${content.problem}.title`, language);
}

function isStep(content: FormDocumentProps['content']): content is TellMeNote | VisitNote {
  return content.kind === 'tell-me' || content.kind === 'visit';
}
