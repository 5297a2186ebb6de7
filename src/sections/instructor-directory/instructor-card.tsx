import { useWords } from '../../i18n/provider.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import styles from './instructor-directory.module.css';

export type Instructor = { name: string; formUrl: string; picture?: PictureContent | undefined };

/** An instructor, with a link to their feedback form at an external service. */
export function InstructorCard({
  name,
  formUrl,
  picture,
  text,
  action,
}: Instructor & { text: string; action: string }) {
  const t = useWords();
  return (
    <article className={`panel ${styles.card}`}>
      <div className={`stack ${styles.photo}`}>
        {/* The placeholder is visible if there is no picture, or if the picture failed to load. */}
        <div className={`stack ${styles.placeholder}`} data-placeholder="">
          <Scope />
        </div>
        {picture && <Picture {...picture} alt="" fit="cover" sizes="(width <= 40rem) 92vw, 20rem" />}
        <h2 className="title">{name}</h2>
      </div>
      <div className={`stack gap-4 ${styles.body}`}>
        <p className="note">{text}</p>
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

/** Range rings, and a person with a headset in front of them. */
function Scope() {
  return (
    <svg
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="var(--color-rule-dark)"
      strokeWidth="1.5"
    >
      <circle cx="160" cy="120" r="92" strokeDasharray="2 7" />
      <circle cx="160" cy="120" r="138" />
      <g stroke="var(--color-mist)" strokeWidth="3">
        <circle cx="160" cy="92" r="30" />
        <path stroke="var(--color-magenta-bright)" d="M104 182c4-32 26-48 56-48s52 16 56 48" />
        <path
          stroke="var(--color-magenta-bright)"
          d="M126 94a34 34 0 0 1 68 0M122 88v18h9V88zM189 88v18h9V88zM193 106c0 14-10 20-26 20"
        />
      </g>
    </svg>
  );
}
