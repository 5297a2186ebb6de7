import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SampleTag } from '../sample-tag/sample-tag.tsx';
import styles from './instructor-card.module.css';

export type Instructor = { name: string; formUrl: string; picture?: PictureContent | undefined };

/** An instructor, and the way to their feedback form at another service. */
export function InstructorCard({
  name,
  formUrl,
  picture,
  text,
  action,
  sample,
}: Instructor & { text: string; action: string; sample: boolean }) {
  const t = useWords();
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {/* What is seen where there is no picture, and again once a picture has failed. */}
        <div className={styles.placeholder} data-placeholder="">
          <Scope />
          <InitialsAvatar name={name} initials={initialsOf(name)} size="large" />
        </div>
        {picture && (
          <Picture {...picture} alt="" caption={undefined} fit="cover" sizes="(width <= 40rem) 92vw, 20rem" />
        )}
        <h2>{name}</h2>
      </div>
      <div className={styles.body}>
        <p>
          {text} {sample && <SampleTag />}
        </p>
        <SignButton
          tone="paper"
          arrow="forward"
          render={<OutsideAnchor href={formUrl} hint={`${name} ${t('nav.newTab')}`} />}
        >
          {action}
        </SignButton>
      </div>
    </article>
  );
}

/** First letters of the name and of what follows it: what a controller signs with. */
function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
}

/** Range rings and a bearing. */
function Scope() {
  return (
    <svg viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx="160" cy="120" r="52" />
      <circle cx="160" cy="120" r="92" strokeDasharray="2 7" />
      <circle cx="160" cy="120" r="138" />
      <path d="M160 120 292 6" />
    </svg>
  );
}
