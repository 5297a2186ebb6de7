import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider, useLanguage, useWords } from './provider.tsx';
import { dictionaries } from './words/dictionaries.ts';

function Loading() {
  const t = useWords();
  return `${useLanguage()}: ${t('loading')}`;
}

test('components read the language of their provider', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en" words={dictionaries.en}>
      <Loading />
    </LanguageProvider>,
  );
  expect(markup).toBe('en: Loading...');
});

test('outside a provider an error is raised', () => {
  expect(() => renderToStaticMarkup(<Loading />)).toThrow('outside its provider');
});
