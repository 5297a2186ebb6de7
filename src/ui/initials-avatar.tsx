import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './initials-avatar.module.css';

export type InitialsAvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Its first two letters are the operating initials, unless `initials` gives others. */
  name: string;
  initials?: string | undefined;
  /** A photograph; the initials stay under it until it is there, and for good when it fails. */
  src?: string | undefined;
  size?: 'small' | 'medium' | 'large';
};

/** `idle`: no photograph. `loading`: under way. `loaded`. `error`: the initials stay. */
type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** A person as two operating initials in a target bracket, or a photograph. Decorative: the name stands beside it. */
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
    // It may have loaded or failed before hydration.
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
