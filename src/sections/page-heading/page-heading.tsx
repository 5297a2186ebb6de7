import type { ReactNode } from 'react';
import type { PictureContent } from '../../schema/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './page-heading.module.css';

type PageHeadingProps = {
  title: string;
  lead: string;
  /** A sign before the heading. */
  sign?: string;
  /** Makes the header dark; the picture is left out on narrow screens. */
  picture?: PictureContent;
  /** Calls to action beside the lead. */
  children?: ReactNode;
};

/** The header of a page: heading, lead and call to action, in one low row. */
export function PageHeading({ title, lead, sign, picture, children }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-tone={picture && 'deep'}>
      <div className={`cluster gap-3 gap-x-12 bottom apart ${styles.inner} wrap`}>
        <div className="row gap-4 middle">
          {sign && <SignTag>{sign}</SignTag>}
          <h1>{title}</h1>
        </div>
        <div className={`row gap-3 gap-x-12 bottom apart ${styles.rest}`}>
          <p className="lead">{lead}</p>
          {picture && <Picture className={styles.plate} {...picture} priority sizes="13rem" />}
          {children && <div className={`cluster gap-3 ${styles.calls}`}>{children}</div>}
        </div>
      </div>
    </header>
  );
}
