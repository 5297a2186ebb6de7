import type { NextStep } from '../../features/blog/article.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { Cells } from '../../ui/cells.tsx';
import { SignButton } from '../../ui/sign-button.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import styles from './article.module.css';

/** The next step after an article: a course with its start and price, or another page. */
export function NextStepCard({ next }: { next: NextStep }) {
  const t = useWords();
  const { route, anchor, code, name, text, cells, tax, tellMe } = next;
  return (
    <aside className={`panel ${styles.card}`} aria-labelledby="next-step">
      <div className={`stack gap-3 ${styles.step}`}>
        <h2 className="note" id="next-step">
          {t('blog.next')}
        </h2>
        <p className="stack gap-3 leading title strong">
          {code && <SignTag>{code}</SignTag>}
          {name}
        </p>
        {text && <p className="small">{text}</p>}
      </div>
      {cells.length > 0 && <Cells cells={cells} />}
      {tax && <p className={`caption ${styles.tax}`}>{tax}</p>}
      <div className={`stack gap-3 ${styles.action}`}>
        <SignButton arrow="forward" render={<SiteLink to={route} anchor={anchor} />}>
          {t(code ? 'blog.nextCourse' : 'blog.nextPage')}
        </SignButton>
        {tellMe && <TellMeLink course={tellMe.course}>{tellMe.label}</TellMeLink>}
      </div>
    </aside>
  );
}
