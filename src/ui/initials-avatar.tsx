import { useEffect, useRef, useState } from 'react';
import styles from './initials-avatar.module.css';

type InitialsAvatarProps = {
  /** Its first two letters are the operating initials. */
  name: string;
  /** A photograph; the initials are shown until it has loaded, and if it cannot be loaded. */
  src?: string | undefined;
};

/** The state of the photograph; on `error` only the initials are shown. */
type ImageState = 'loading' | 'loaded' | 'error';

/** A person as two operating initials in a target bracket, or a photograph. Decorative: the name is beside it. */
export function InitialsAvatar({ name, src }: InitialsAvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      <span className={styles.initials}>{name.slice(0, 2).toUpperCase()}</span>
      {src && <Photograph key={src} src={src} />}
    </span>
  );
}

function Photograph({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<ImageState>('loading');
  useEffect(() => {
    // The picture may have loaded or failed before hydration.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'loaded' : 'error');
  }, []);
  if (state === 'error') return null;
  return (
    <img
      ref={image}
      src={src}
      alt=""
      loading="lazy"
      data-state={state}
      onLoad={() => setState('loaded')}
      onError={() => setState('error')}
    />
  );
}
