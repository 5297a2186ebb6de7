import { SiteLink } from '../../features/page/site-link.tsx';
import type { PictureContent } from '../../schema/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './latest-articles.module.css';

type ArticleTeaser = { slug: string; title: string; date: string; longDate: string; cover: PictureContent };

type LatestArticlesProps = { title: string; action: string; articles: readonly ArticleTeaser[] };

/** The latest articles: the newest is large, and the next four are in a list. */
export function LatestArticles({ title, action, articles: [newest, ...others] }: LatestArticlesProps) {
  if (!newest) return null;
  return (
    <SectionBand tone="land" title={title} aside={<TextLink render={<SiteLink to="blog" />}>{action}</TextLink>}>
      <div className="columns-4-3 gap-6 gap-x-12">
        <article className="stack gap-3 packed covered">
          <Picture className={styles.cover} {...newest.cover} alt="" fit="cover" sizes="(width <= 40rem) 92vw, 44rem" />
          <h3 className="subhead">
            <SiteLink className="plain cover lit" to="article" params={{ slug: newest.slug }}>
              {newest.title}
            </SiteLink>
          </h3>
          <p className="note">
            <time dateTime={newest.date}>{newest.longDate}</time>
          </p>
        </article>
        <ul className={`rows headed ${styles.others}`}>
          {others.map(({ slug, title: name, cover }) => (
            <li className="stack gap-4 middle covered" key={slug}>
              <Picture className={styles.thumbnail} {...cover} alt="" fit="cover" sizes="10rem" />
              <h3>
                <SiteLink className="plain cover lit" to="article" params={{ slug }}>
                  {name}
                </SiteLink>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </SectionBand>
  );
}
