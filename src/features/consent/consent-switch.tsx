import type { ComponentProps } from 'react';
import { useWords } from '../../i18n/provider.tsx';

export type ConsentSwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> & {
  name: string;
  label: string;
  text: string;
};

/**
 * A category and its switch: one cell for no and one for yes. The chosen cell is highlighted, as in the language
 * toggle.
 */
export function ConsentSwitch({ name, label, text, ...input }: ConsentSwitchProps) {
  const t = useWords();
  const id = `consent-${name}`;
  return (
    <div className="stack gap-1 gap-x-6 top choice-row">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`}>{text}</p>
      <span className="row choice-switch">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its own checked state */}
        <input {...input} id={id} name={name} type="checkbox" role="switch" aria-describedby={`${id}-text`} />
        <span aria-hidden="true">{t('consent.off')}</span>
        <span aria-hidden="true">{t('consent.on')}</span>
      </span>
    </div>
  );
}
