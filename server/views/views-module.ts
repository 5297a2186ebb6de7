export { renderFormDocument } from '../forms/document/form-document.tsx';
export { renderMails } from '../enquiries/mail/mails.tsx';
