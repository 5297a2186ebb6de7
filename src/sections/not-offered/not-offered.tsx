import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EnquiryLink } from '../answer-form/enquiry-link.tsx';
import styles from './not-offered.module.css';

export type NotOfferedProps = {
  /** Name of the course. */
  course: string;
  words: { title: string; text: string; ask: string; message: string };
};

/** Stands at the address of a course that is off the site: says so, and how to ask. */
export function NotOffered({ course, words }: NotOfferedProps) {
  const t = useWords();
  return (
    <div className={`${styles.page} wrap`}>
      <h1>
        <span className={styles.course}>{course}</span> {words.title}
      </h1>
      <p className="lead">{words.text}</p>
      <div className={styles.ways}>
        <EnquiryLink text={words.message}>{words.ask}</EnquiryLink>
        <TextLink render={<SiteLink to="courses" />}>{t('home.courses')}</TextLink>
      </div>
    </div>
  );
}
