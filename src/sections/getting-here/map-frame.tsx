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
  /** Whether the address is unconfirmed; the plan is then marked as a sample. */
  isSample: boolean;
  /** Title of the frame: "Map of Madrid". */
  title: string;
  /** Address of the map shown in the page, and of the one that opens in a new tab. */
  frame: string;
  link: string;
  /** States which company receives the visitor's IP address when the map is loaded. */
  note: string;
  load: string;
  open: string;
};

/**
 * Shows a drawn plan without any external request, and after a click the external map in a sandboxed frame. The link
 * works without scripts.
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

/** The frame takes the focus, as the pressed button is removed. */
function Frame({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={src}
      // The map runs scripts of its own origin and opens its credits in a tab; nothing else is allowed. As it has
      // another origin than this page, it cannot remove its sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
