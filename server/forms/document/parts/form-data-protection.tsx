import type { FormDocumentProps } from '../form-document-props.ts';
import { FormLinkedText } from './form-linked-text.tsx';

/** The first layer of LOPDGDD art. 11: it stands in the same view as the button. */
export function FormDataProtection({ language, texts }: Pick<FormDocumentProps, 'language' | 'texts'>) {
  const { title, rows } = texts.dataProtection;
  return (
    <div className="protection">
      <h2>{title}</h2>
      <dl>
        {Object.values(rows).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FormLinkedText text={text} policyName={texts.policyName} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
