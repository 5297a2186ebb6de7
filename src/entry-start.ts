/** Asked for beside the document and small: sends visitors to their language, and starts everything else when there is a reason. */
import './features/language/place-document.ts';
import './features/navigation/wait-for-visitor.ts';
