export { drawTool } from '../../src/entry-tools.tsx';
export { renderFormDocument } from '../forms/document/form-document.tsx';
export {
  renderAnswerMail,
  renderBookingMail,
  renderEditionMail,
  renderLetter,
  renderMails,
  renderOptInMail,
} from '../enquiries/mail/mails.tsx';
