import { SiteLink } from '../../features/page/site-link.tsx';
import { useLanguage, useWords } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export type NotOfferedProps = {
  /** Name of the course. */
  course: string;
  words: { title: string; text: string; ask: string; message: string };
};

/** The page of a hidden course: says that it is not offered, and how to ask. */
export function NotOffered({ course, words }: NotOfferedProps) {
  const t = useWords();
  const language = useLanguage();
  const form = formAddress({ form: 'contact', language, message: words.message });
  return (
    <div className="band">
      <div className="stack gap-5 leading wrap">
        <h1>
          <span className="stack quiet subhead">{course}</span> {words.title}
        </h1>
        <p className="lead">{words.text}</p>
        <div className="cluster gap-3 gap-x-6 middle">
          <SignButton
            arrow="forward"
            render={
              <a href={form} rel="nofollow">
                {words.ask}
              </a>
            }
          >
            {words.ask}
          </SignButton>
          <TextLink render={<SiteLink to="courses" />}>{t('home.courses')}</TextLink>
        </div>
      </div>
    </div>
  );
}
