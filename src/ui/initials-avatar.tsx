import styles from './initials-avatar.module.css';

type InitialsAvatarProps = {
  /** Its first two letters are the operating initials. */
  name: string;
  /** A photograph; the initials are shown until it has loaded, and if it cannot be loaded. */
  src?: string | undefined;
};

/** A person as two operating initials in a target bracket, or a photograph. Decorative: the name is beside it. */
export function InitialsAvatar({ name, src }: InitialsAvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      <span className={styles.initials}>{name.slice(0, 2).toUpperCase()}</span>
      {src && (
        <lazy-picture className={styles.photograph} data-near="unknown" data-state="placeholder">
          <img src={src} alt="" loading="lazy" />
        </lazy-picture>
      )}
    </span>
  );
}
