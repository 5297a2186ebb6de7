import { useEffect, useEffectEvent, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { PictureCut, PictureWords, UploadedPicture } from '../../schema/office-pictures.ts';
import {
  goodWidth,
  leastWidth,
  longestSide,
  picturePlaces,
  pictureShapes,
  type PicturePlace,
} from '../../schema/picture-shapes.ts';
import { ChoiceCell, FieldSheet } from '../parts/cell.tsx';
import { PagePart } from '../parts/page.tsx';
import { useWords } from '../words/words.ts';
import './react-crop.css';
import { CropPreviews } from './crop-previews.tsx';
import styles from './pictures.module.css';
import { frameIn, keptSize, type Rectangle } from './frames.ts';

type CropPartProps = {
  taken: UploadedPicture;
  /** The kinds of place that show the picture; empty for a new or unused picture. */
  places: readonly PicturePlace[];
  focus: PictureWords['focus'];
  onCut: (cut: PictureCut) => void;
};

/** Crops a picture to the shape of a place, and previews how pages show it. */
export function CropPart({ taken, places, focus, onCut }: CropPartProps) {
  const t = useWords();
  const whole: Rectangle = { x: 0, y: 0, width: taken.width, height: taken.height };
  const offered = places.length > 0 ? picturePlaces.filter((place) => places.includes(place)) : picturePlaces;
  const [shape, setShape] = useState<PicturePlace | 'whole'>(offered[0] ?? 'whole');
  const ratioOf = (chosen: typeof shape) => (chosen === 'whole' ? null : pictureShapes[chosen].cut);
  const [part, setPart] = useState<Rectangle>(() => partOf(shape));
  const ratio = ratioOf(shape);
  const kept = keptSize(part, longestSide);

  function partOf(chosen: typeof shape): Rectangle {
    const cut = ratioOf(chosen);
    return cut ? frameIn(whole, cut) : whole;
  }

  const tell = useEffectEvent((rectangle: Rectangle) =>
    onCut({
      x: rectangle.x / taken.width,
      y: rectangle.y / taken.height,
      width: rectangle.width / taken.width,
      height: rectangle.height / taken.height,
    }),
  );
  useEffect(() => tell(part), [part]);

  const corner = t('crop.corner');
  return (
    <>
      <FieldSheet>
        <ChoiceCell<typeof shape>
          label={t('crop.shape')}
          value={shape}
          choices={[
            ...offered.map(
              (place) => [place, `${t(`place.${place}`)} (${pictureShapes[place].cut.join(':')})`] as const,
            ),
            ['whole', t('crop.whole')],
          ]}
          onChoose={(chosen) => {
            setShape(chosen);
            setPart(partOf(chosen));
          }}
        />
      </FieldSheet>
      <ReactCrop
        className={`ReactCrop--no-animate ${styles.crop}`}
        crop={{
          unit: '%',
          x: (part.x / taken.width) * 100,
          y: (part.y / taken.height) * 100,
          width: (part.width / taken.width) * 100,
          height: (part.height / taken.height) * 100,
        }}
        {...(ratio && { aspect: ratio[0] / ratio[1] })}
        keepSelection
        minWidth={24}
        ariaLabels={{
          cropArea: t('crop.area'),
          nwDragHandle: corner,
          nDragHandle: corner,
          neDragHandle: corner,
          eDragHandle: corner,
          seDragHandle: corner,
          sDragHandle: corner,
          swDragHandle: corner,
          wDragHandle: corner,
        }}
        onChange={(_, percent) => {
          // Until the picture has a layout, an arrow key would make the selection empty.
          if (!(percent.width > 0 && percent.height > 0)) return;
          setPart({
            x: (percent.x / 100) * taken.width,
            y: (percent.y / 100) * taken.height,
            width: (percent.width / 100) * taken.width,
            height: (percent.height / 100) * taken.height,
          });
        }}
      >
        <img src={taken.address} width={taken.width} height={taken.height} alt="" />
      </ReactCrop>
      <div className="caption" role="status">
        <p>{t('crop.result', kept)}</p>
        {kept.width < leastWidth && (
          <p className={`strong ${styles.small}`}>{t('crop.small', { least: leastWidth })}</p>
        )}
        {kept.width >= leastWidth && kept.width < goodWidth && ratio && ratio[0] > ratio[1] && (
          <p>{t('crop.blurred', { least: goodWidth })}</p>
        )}
      </div>
      <p className="caption">{t('crop.help')}</p>
      <PagePart title={t('crop.preview')}>
        <CropPreviews
          taken={taken}
          part={part}
          focus={focus}
          places={places.length > 0 ? offered : shape === 'whole' ? [] : [shape]}
        />
      </PagePart>
    </>
  );
}
