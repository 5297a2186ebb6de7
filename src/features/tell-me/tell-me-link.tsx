import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import { tellMeForm } from '../../schema/site-form.ts';
import { TextLink } from '../../ui/text-link.tsx';

type TellMeLinkProps = {
  /** Ids that the form preselects. */
  course?: string | undefined;
  campus?: string | undefined;
  /** Visually hidden text with the course or date, for screen readers. */
  about?: string | undefined;
  children: string;
};

/**
 * A link to the form for notices of the next intake. The form is a document of its own, so the link works without
 * JavaScript.
 */
export function TellMeLink({ course, campus, about, children }: TellMeLinkProps) {
  const language = useLanguage();
  return (
    <TextLink rel="nofollow" href={formAddress({ form: tellMeForm, language, course, campus })}>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </TextLink>
  );
}
