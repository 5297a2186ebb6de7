import { SiteLink } from '../../features/page/site-link.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { Checklist } from '../../ui/checklist.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './home.module.css';

type AdmissionProps = {
  label: string;
  picture: PictureContent;
  caption: string;
  checklist: { title: string; items: readonly { label: string; value: string }[]; action: string };
};

/** The requirements of admission beside a picture of the simulator room: the page's one yellow panel. */
export function Admission({ label, picture, caption, checklist }: AdmissionProps) {
  return (
    <section className={`stack ${styles.admission}`} aria-label={label}>
      <Picture
        className={styles.room}
        {...picture}
        caption={caption}
        fit="cover"
        sizes="(width <= 40rem) 100vw, 54vw"
      />
      <div className={`stack leading ${styles.panel}`} data-tone="yellow">
        <h2>{checklist.title}</h2>
        <Checklist className={styles.list} items={checklist.items} />
        <SignButton tone="location" arrow="forward" render={<SiteLink to="atcoInitial" />}>
          {checklist.action}
        </SignButton>
      </div>
    </section>
  );
}
