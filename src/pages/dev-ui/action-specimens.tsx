import { useEffect } from 'react';
import { Dialog, dialogCommand } from '../../ui/dialog.tsx';
import { LineBadge } from '../../ui/line-badge.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { startTooltips } from '../../ui/tooltip-layer.ts';
import styles from './page.module.css';

export function Signs() {
  return (
    <>
      <div className={styles.row}>
        <SignButton arrow="forward">Ver cursos</SignButton>
        <SignButton tone="location">Servicios</SignButton>
        <SignButton tone="paper">Ver todos los cursos</SignButton>
        <SignButton arrow="forward" render={<a href="#signs" />}>
          Enlace
        </SignButton>
        <SignButton disabled>Próximamente</SignButton>
      </div>
      <div className={styles.row}>
        <SignButton shape="square" arrow="back" aria-label="Anterior" />
        <SignButton shape="square" arrow="forward" aria-label="Siguiente" />
        <SignButton shape="square" arrow="forward" aria-label="Sin siguiente" aria-disabled />
        <SignButton tone="location" arrow="back">
          Volver a la torre
        </SignButton>
        <SignButton tone="paper" arrow="down">
          Bajar
        </SignButton>
      </div>
    </>
  );
}

export function Links() {
  return (
    <div className={styles.row}>
      <TextLink href="#links">Campus de Madrid</TextLink>
      <TextLink href="#links" arrow="back">
        Volver al blog
      </TextLink>
      <TextLink href="#links" arrow="none">
        Sin flecha
      </TextLink>
    </div>
  );
}

export function Tags() {
  return (
    <div className={styles.row}>
      <SignTag>B2</SignTag>
      <SignTag tone="direction">EU</SignTag>
      <SignTag tone="quiet">Licencia</SignTag>
      <LineBadge mode="metro" modeName="Metro">
        M-4
      </LineBadge>
      <LineBadge mode="train" modeName="Tren">
        C10
      </LineBadge>
      <LineBadge mode="bus" modeName="Autobús">
        200
      </LineBadge>
    </div>
  );
}

export function Dialogs() {
  return (
    <>
      <SignButton tone="paper" {...dialogCommand('show-modal', 'specimen')}>
        Solicitar información
      </SignButton>
      <Dialog
        id="specimen"
        title="Solicitar información"
        closeLabel="Cerrar"
        actions={<SignButton {...dialogCommand('close', 'specimen')}>Guardar</SignButton>}
      >
        <p>El curso elegido viaja con la solicitud: Básico y torre, Bloque 1.</p>
        <TextLink href="#dialogs">Política de privacidad</TextLink>
      </Dialog>
    </>
  );
}

const meanings: Record<string, string> = {
  ADC: 'Control de aeródromo con anotación de vigilancia',
  APP: 'Control de aproximación por procedimientos',
};

export function Tooltips() {
  useEffect(
    () =>
      startTooltips(
        (element) => element.closest('[data-specimen="tooltip"] button'),
        async ({ textContent }) => ({ title: textContent, text: meanings[textContent] ?? '' }),
      ).stop,
    [],
  );
  return (
    <div className={styles.row} data-specimen="tooltip">
      <SignButton tone="paper">ADC</SignButton>
      <SignButton tone="paper">APP</SignButton>
    </div>
  );
}
