import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { FixedAddress, useAddress } from '../features/page/address.tsx';
import { LanguageProvider, useLanguage } from '../i18n/provider.tsx';
import { dictionaries } from '../i18n/words/dictionaries.ts';
import type { IslandName } from './islands.ts';

type IslandElementProps<Props> = {
  name: IslandName;
  /** The component of that name in `islands.ts`. */
  of: ComponentType<Props>;
  /** Plain data: they travel in the document as JSON. */
  props: Props;
};

/**
 * A part of a page that redraws itself: drawn on the server as a React root of its own, and hydrated alone by
 * `island-part` when it is near and the browser is idle, or at once when it is used.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandElementProps<Props>) {
  const id = useId();
  const language = useLanguage();
  const { pathname, search } = useAddress();
  const markup = renderToString(
    <LanguageProvider language={language} words={dictionaries[language]}>
      <FixedAddress location={pathname + search}>
        <Component {...props} />
      </FixedAddress>
    </LanguageProvider>,
    { identifierPrefix: id },
  );
  return (
    <island-part
      id={id}
      data-name={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
