import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './map-frame.module.css';

export type MapContent = {
  picture: PictureContent;
  /** Marks the address as unconfirmed: the plan says that it is a sample. */
  isSample: boolean;
  /** Names the frame: "Map of Madrid". */
  title: string;
  /** Address of the map that is shown in the page, and of the one that opens in a tab of its own. */
  frame: string;
  link: string;
  /** Names the company that sees the visitor's address when the map is loaded. */
  note: string;
  load: string;
  open: string;
};

/**
 * Shows a drawn plan without any request, and after a click the other service's map in a sandboxed frame. The link
 * works always.
 */
export function MapFrame({ picture, isSample, title, frame, link, note, load, open }: MapContent) {
  const t = useWords();
  const [loaded, setLoaded] = useState(false);
  return (
    <div className={styles.map}>
      <div className={styles.sheet}>
        {loaded ? (
          <Frame title={title} src={frame} />
        ) : (
          <Picture {...picture} caption={undefined} fit="cover" sizes="(width <= 64rem) 92vw, 44rem" />
        )}
      </div>
      {!loaded && picture.caption && (
        <p className={styles.key}>
          {isSample && <SampleTag />}
          {picture.caption}
        </p>
      )}
      <div className={styles.legend}>
        {!loaded && (
          <div className={styles.load}>
            <SignButton onClick={() => setLoaded(true)}>{load}</SignButton>
            <p>{note}</p>
          </div>
        )}
        <TextLink render={<OutsideAnchor href={link} hint={t('nav.newTab')} />}>{open}</TextLink>
      </div>
    </div>
  );
}

/** The button that asked for it is gone, so the frame takes the focus. */
function Frame({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={src}
      // The map is drawn by a script of its own origin, and its credits open in a tab. It may do nothing else. Being of
      // another origin than this page it cannot lift the sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
