import type { Language } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { routePath } from '../../../../src/site/routes.ts';

type FormLinkedTextProps = { text: string; policyName: string; language: Language };

/** A text in which `{policy}` is a link to the privacy policy, in a tab of its own so that nothing typed is lost. */
export function FormLinkedText({ text, policyName, language }: FormLinkedTextProps) {
  const [before, after] = text.split('{policy}');
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={routePath('privacy', language)} target="_blank" rel="noopener">
        {policyName}
        <span className="visually-hidden"> {formWord('newTab', language)}</span>
      </a>
      {after}
    </>
  );
}
