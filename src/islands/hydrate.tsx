import { Component, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatPress } from '../browser/kept-press.ts';
import { LiveAddress } from '../features/page/address.tsx';
import { isLanguage } from '../i18n/language.ts';
import { LanguageProvider } from '../i18n/provider.tsx';
import { loadWords } from '../i18n/words/load-words.ts';
import { islands, type IslandName } from './islands.ts';

type RootProps = {
  /** The server's markup, which replaces a component that fails. */
  served: string;
  onAlive: () => void;
  children: ReactNode;
};

class Root extends Component<RootProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    this.props.onAlive();
  }

  override render() {
    const { served, children } = this.props;
    return this.state.hasFailed ? <div dangerouslySetInnerHTML={{ __html: served }} /> : children;
  }
}

/** Hydrates the component of an island. Rejects if its code or its words cannot be loaded: the markup then stays. */
export async function hydrateIsland(part: HTMLElement): Promise<void> {
  const { name = '', props = '{}' } = part.dataset;
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  const [loaded, words] = await Promise.all([islands[name as IslandName](), loadWords(lang)]);
  const Island = loaded as ComponentType<object>;
  const onAlive = () => {
    part.dataset.alive = '';
    repeatPress(part);
  };
  hydrateRoot(
    part,
    <Root served={part.innerHTML} onAlive={onAlive}>
      <LanguageProvider language={lang} words={words}>
        <LiveAddress>
          <Island {...(JSON.parse(props) as object)} />
        </LiveAddress>
      </LanguageProvider>
    </Root>,
    { identifierPrefix: part.id },
  );
}
