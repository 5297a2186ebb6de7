import type { PictureWords, UploadedPicture } from '../../schema/office-pictures.ts';
import { pictureShapes, type PicturePlace, type Ratio } from '../../schema/picture-shapes.ts';
import { useWords } from '../words/words.ts';
import styles from './pictures.module.css';
import { frameIn, type Rectangle } from './frames.ts';

type CropPreviewsProps = {
  taken: UploadedPicture;
  part: Rectangle;
  focus: PictureWords['focus'];
  places: readonly PicturePlace[];
};

/** Previews of the cropped picture in the frames of the pages, each labelled with its places. */
export function CropPreviews({ taken, part, focus, places }: CropPreviewsProps) {
  const t = useWords();
  const frames = new Map<string, { ratio: Ratio; names: string[] }>();
  for (const place of places) {
    for (const ratio of pictureShapes[place].frames) {
      const frame = frames.get(ratio.join(':')) ?? { ratio, names: [] };
      frame.names.push(t(`place.${place}`));
      frames.set(ratio.join(':'), frame);
    }
  }
  if (frames.size === 0) frames.set('', { ratio: [part.width, part.height], names: [t('crop.whole')] });
  return (
    <ul className={`cluster gap-4 bottom ${styles.previews}`}>
      {[...frames].map(([key, { ratio, names }]) => {
        const { x, y, width, height } = frameIn(part, ratio, focus);
        return (
          <li className="stack gap-1 caption" key={key}>
            {/* An SVG `viewBox` selects the part: it needs neither a canvas nor a style. */}
            <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
              <image href={taken.address} width={taken.width} height={taken.height} />
            </svg>
            <span>{names.join(', ')}</span>
            {key !== '' && <span>{key}</span>}
          </li>
        );
      })}
    </ul>
  );
}
