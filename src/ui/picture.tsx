import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import fallback from './picture-fallback.svg?no-inline';
import styles from './picture.module.css';

type PictureSource = { type: string; srcSet: string; media?: string };

type ImageProps = {
  /** Best first; the browser takes the first format that it supports. */
  sources?: readonly PictureSource[] | undefined;
  src: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture has loaded. */
  color: string;
  /** Empty for a decorative picture, which has no caption. */
  alt: string;
  sizes?: string | undefined;
  /** For a picture in the first view: loaded at once and with a high priority. */
  priority?: boolean | undefined;
  /** The part that stays visible when `fit="cover"` crops. */
  focus?: 'center' | 'top' | 'bottom' | 'left' | 'right' | undefined;
};

export type PictureProps = Omit<ComponentProps<'figure'>, 'children' | 'color'> &
  ImageProps & {
    /** `natural` keeps the picture's aspect ratio; `cover` fills the box given by the className or the parent. */
    fit?: 'natural' | 'cover';
    /** Shown below the picture. */
    caption?: ReactNode;
  };

/**
 * A picture over its dominant colour. `lazy-picture` notes when it is near and loaded, and replaces it once if it
 * fails; without JavaScript the browser shows it.
 */
export function Picture(props: PictureProps) {
  const { sources = [], src, width, height, color, alt, sizes, priority = false, focus = 'center', ...frame } = props;
  const { fit = 'natural', caption, className, ...rest } = frame;
  return (
    <figure {...rest} className={classNames(styles.picture, className)} data-fit={fit}>
      <lazy-picture
        className={styles.frame}
        data-near={priority ? 'yes' : 'unknown'}
        data-state="placeholder"
        data-fallback={fallback}
      >
        {/* The colour is an SVG attribute: the content security policy allows no style attributes. */}
        <svg aria-hidden="true" className={`fill ${styles.placeholder}`}>
          <rect width="100%" height="100%" fill={color} />
        </svg>
        <picture>
          {sources.map((source) => (
            <source key={source.type + (source.media ?? '')} {...source} sizes={sizes} />
          ))}
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            data-focus={focus}
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
          />
        </picture>
      </lazy-picture>
      {caption && alt && <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>}
    </figure>
  );
}
