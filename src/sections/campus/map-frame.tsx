import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SampleTag } from '../samples/sample-tag.tsx';
import styles from './campus.module.css';

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
 * Shows a drawn plan without any external request. After a press `map-frame` puts the external map in its place, in a
 * sandboxed frame. The link works without scripts.
 */
export function MapFrame({ picture, isSample, title, frame, link, note, load, open }: MapContent) {
  const t = useWords();
  return (
    <map-frame className={`panel ${styles.map}`} data-title={title} data-src={frame} data-class={styles.frame}>
      <div className={styles.sheet} data-sheet="">
        <Picture {...picture} caption={undefined} fit="cover" sizes="(width <= 60rem) 92vw, 44rem" />
      </div>
      {picture.caption && (
        <p className={`row gap-4 middle fine ${styles.key}`} data-plan="">
          {isSample && <SampleTag />}
          {picture.caption}
        </p>
      )}
      <div className={`cluster gap-3 gap-x-6 middle apart ${styles.legend}`} data-print="hide">
        <div className={styles.load} data-plan="" data-script="needed">
          <SignButton>{load}</SignButton>
          <p className="caption">{note}</p>
        </div>
        <TextLink render={<OutsideAnchor href={link} hint={t('nav.newTab')} />}>{open}</TextLink>
      </div>
    </map-frame>
  );
}
