import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../accessibility-faults.ts';
import { withDecision } from '../consent-steps.ts';
import { openLive, test } from '../site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('by keyboard, a unit is paused, resumed after a reload, handed in, saved and deleted', async ({ page, site }) => {
  await withDecision(page, { analytics: false, marketing: false });
  await openLive(page, site, '/simulacro');
  await page.getByLabel('Tiempo').selectOption('untimed');
  await page.getByRole('button', { name: /^4\. Cartas/ }).press('Enter');
  const exam = page.getByRole('dialog', { name: '4. Cartas' });
  await expect(exam.getByText('Pregunta 1 de 20')).toBeVisible();
  await expect(exam.getByRole('heading')).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('m');
  await expect(exam.getByRole('group').getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFaults(page, '.exam')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText('4. Cartas, a medias: 1 de 20 contestadas.')).toBeVisible();

  await openLive(page, site, '/simulacro');
  await page.getByRole('button', { name: 'Seguir' }).press('Enter');
  await expect(exam.getByText('Pregunta 2 de 20')).toBeVisible();
  await expect(exam.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /Contestadas: 1. En blanco: 19. Marcadas: 1./,
  );
  await exam.getByRole('button', { name: 'Entregar', exact: true }).press('Enter');
  await expect(exam.getByText('Quedan en blanco: 19. ¿Entregar la hoja?')).toBeVisible();
  await exam.getByRole('button', { name: 'Entregar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Resultado: 4. Cartas' })).toBeVisible();
  await expect(page.getByText(/^(1|−0,33) de 20 puntos$/)).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Volver' }).press('Enter');
  await expect(page.getByLabel('Prueba', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^4\. Cartas/ })).toContainText(/Tu último: (1|−0,33) de 20/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar en un archivo' }).press('Enter');
  const saved = JSON.parse(await readFile(await (await file).path(), 'utf8')) as { done: { part: string }[] };
  expect(saved.done.map(({ part }) => part)).toEqual(['charts']);
  await page.getByRole('button', { name: 'Borrar todas' }).press('Enter');
  await page.getByRole('button', { name: 'Borrar todas' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tus hojas' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('mock-exam'))).toBeNull();
});
