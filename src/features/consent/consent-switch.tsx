import { useId, type ComponentProps } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import styles from './consent-switch.module.css';

export type ConsentSwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string; text: string };

/** A category and its switch: two cells, no and yes, of which one is lit, as in the language toggle. */
export function ConsentSwitch({ label, text, ...input }: ConsentSwitchProps) {
  const t = useWords();
  const id = useId();
  const textId = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <p id={textId}>{text}</p>
      <span className={styles.switch}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked */}
        <input {...input} id={id} type="checkbox" role="switch" aria-describedby={textId} />
        <span aria-hidden="true">{t('consent.off')}</span>
        <span aria-hidden="true">{t('consent.on')}</span>
      </span>
    </div>
  );
}
