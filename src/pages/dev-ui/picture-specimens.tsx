import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './page.module.css';
import chart from './samples/chart.svg?no-inline';
import portrait from './samples/portrait.svg?no-inline';
import scope from './samples/scope.svg?no-inline';

export function Pictures() {
  return (
    <div className={styles.thirds}>
      <Picture
        src={chart}
        width={800}
        height={500}
        color="#e7ece6"
        alt="Carta: circuito de aeródromo"
        caption="Ilustración. No usar para navegación."
      />
      <Picture
        src={scope}
        width={800}
        height={500}
        color="#0c171b"
        alt="Pantalla radar con dos aeronaves"
        caption="Ilustración"
      />
      <Picture
        src="/no-such-picture.avif"
        width={800}
        height={500}
        color="#d3e4ea"
        alt="Imagen que falla"
        caption="Tras un fallo"
      />
    </div>
  );
}

export function Avatars() {
  return (
    <div className={styles.row}>
      <InitialsAvatar name="Marta" size="small" />
      <InitialsAvatar name="Jorge" initials="JR" />
      <InitialsAvatar name="Carla" size="large" />
      <InitialsAvatar name="Luis" src={portrait} />
      <InitialsAvatar name="Ana" src="/no-such-portrait.avif" />
    </div>
  );
}
