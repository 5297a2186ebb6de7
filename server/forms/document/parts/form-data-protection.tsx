import type { FormDocumentProps } from '../form-document-props.ts';
import { FormLinkedText } from './form-linked-text.tsx';

/**
 * The first layer of data protection notes (LOPDGDD art. 11): controller, purpose and rights, short enough to keep the
 * button visible. A collapsed part below has the rest of GDPR art. 13.
 */
export function FormDataProtection({ language, texts }: Pick<FormDocumentProps, 'language' | 'texts'>) {
  const { title, summary, rows } = texts.dataProtection;
  return (
    <div className="protection">
      <p>
        <FormLinkedText text={summary} policyName={texts.policyName} language={language} />
      </p>
      <details>
        <summary>{title}</summary>
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
      </details>
    </div>
  );
}
