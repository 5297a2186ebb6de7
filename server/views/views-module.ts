export { existingPages, pageData } from '../../src/pages/all-pages.ts';
export { renderPage } from '../../src/render-page.tsx';
export { renderFormDocument } from '../forms/document/form-document.tsx';
export { renderAnswerMail, renderLetter } from '../enquiries/mail/mails.tsx';
