export { renderFormDocument } from './form-document.tsx';
export { renderMails } from './mails.tsx';
