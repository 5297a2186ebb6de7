import { formWord } from '../../../../src/i18n/words/forms.ts';
import type { Language } from '../../../../src/i18n/language.ts';
import { routePath } from '../../../../src/site/routes.ts';
import { concealEmail } from '../../../../src/site/shell.ts';
import type { FormCentre } from '../form-document-props.ts';

/** How to reach the centre without a form. */
export function FormContact({ language, centre: { phone, email } }: { language: Language; centre: FormCentre }) {
  return (
    <dl className="contact">
      <div>
        <dt>{formWord('phone', language)}</dt>
        <dd>
          <a href={`tel:${phone.tel}`}>{phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>{formWord('email', language)}</dt>
        <dd>
          {/* Harvesters do not find the address in the served document; without JavaScript the contact page is the
              way. */}
          <a href={routePath('contact', language)} target="_top" data-email={concealEmail(email)}>
            {formWord('reveal', language)}
          </a>
        </dd>
      </div>
    </dl>
  );
}
