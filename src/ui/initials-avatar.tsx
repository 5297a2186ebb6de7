import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './initials-avatar.module.css';

export type InitialsAvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Its first two letters are the operating initials, unless `initials` is given. */
  name: string;
  initials?: string | undefined;
  /** A photograph; the initials are shown until it has loaded, and if it fails. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large';
};

/** `idle`: no photograph. `loading`, `loaded`: its state. `error`: the initials are shown. */
type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** A person as two operating initials in a target bracket, or a photograph. Decorative: the name is beside it. */
export function InitialsAvatar({ name, initials, src, size = 'medium', className, ...props }: InitialsAvatarProps) {
  return (
    <span {...props} className={classNames(styles.avatar, styles[size], className)} aria-hidden="true">
      <span className={styles.initials}>{initials ?? name.slice(0, 2).toUpperCase()}</span>
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
