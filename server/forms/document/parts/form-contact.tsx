import { formWord } from '../../../../src/i18n/words/forms.ts';
import type { Language } from '../../../../src/i18n/language.ts';
import { routePath } from '../../../../src/site/routes.ts';
import { concealEmail } from '../../../../src/site/shell.ts';
import type { FormCentre } from '../form-document-props.ts';

/** Telephone and e-mail of the centre. */
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
          {/* The address is encoded against harvesters; without JavaScript the link leads to the contact page. */}
          <a href={routePath('contact', language)} target="_top" data-email={concealEmail(email)}>
            {formWord('reveal', language)}
          </a>
        </dd>
      </div>
    </dl>
  );
}
