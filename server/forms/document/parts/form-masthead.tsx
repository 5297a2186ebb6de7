import { otherLanguage } from '../../../../src/i18n/language.ts';
import { formWord } from '../../../../src/i18n/words/forms.ts';
import { dictionaries } from '../../../../src/i18n/words/dictionaries.ts';
import { translator } from '../../../../src/i18n/words/words.ts';
import { pageChoiceNames } from '../../../../src/schema/fields/field-names.ts';
import { formAddress } from '../../../../src/schema/form-submission.ts';
import { headerMenu } from '../../../../src/site/menus.ts';
import { routePath } from '../../../../src/site/routes.ts';
import type { FormDocumentProps } from '../form-document-props.ts';

/** The header of a document outside a frame: a link home, the site's menu, and the language link of a form. */
export function FormMasthead({ language, centre, content }: FormDocumentProps) {
  const t = translator(dictionaries[language]);
  const other = otherLanguage(language);
  return (
    <header className="masthead">
      <a href={routePath('home', language)} aria-label={formWord('home', language, { name: centre.name })}>
        <HoldingPositionMark />
        {centre.name}
      </a>
      <nav aria-label={t('nav.label')}>
        <ul>
          {headerMenu
            .filter((id) => id !== 'home')
            .map((id) => (
              <li key={id}>
                <a href={routePath(id, language)}>{t(`nav.${id}`)}</a>
              </li>
            ))}
          {content.kind === 'form' && (
            <li>
              <a
                href={formAddress({
                  form: content.form,
                  language: other,
                  ...Object.fromEntries(pageChoiceNames.map((name) => [name, content.values[name]])),
                })}
                hrefLang={other}
                lang={other}
                data-chooses-language={other}
              >
                {formWord('other', language)}
              </a>
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}

/** The marking of a runway-holding position, which is the centre's logo. */
function HoldingPositionMark() {
  return (
    <svg viewBox="0 0 46 46" aria-hidden="true">
      <rect className="mark-ground" width="46" height="46" rx="3" />
      <path className="mark-line" d="M5 12.5H41M5 19H41" />
      <path className="mark-line" strokeDasharray="7.8 6.3" d="M5 27H41M5 33.5H41" />
    </svg>
  );
}
