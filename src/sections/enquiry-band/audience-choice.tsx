import { useHydrated } from '../../browser/use-hydrated.ts';
import { SiteLink } from '../../features/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/provider.tsx';
import { formAddress } from '../../schema/form-submission.ts';
import type { RouteId } from '../../site/routes.ts';
import choiceLinks from '../../ui/choice-links.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './audience-choice.module.css';
import { audienceParameter, courseParameter } from './enquiry-parameters.ts';

/** The form for an organisation, and the words of the choice. */
export type TeamForm = {
  /** The page that the choice stands on. */
  route: RouteId;
  label: string;
  person: string;
  organisation: string;
  title: string;
  intro: string;
};

type AudienceChoiceProps = { team: TeamForm; isTeam: boolean; course: string | undefined };

/**
 * Lets the visitor ask as a person or for an organisation, by two links: each shows its form in place. Without
 * JavaScript one page cannot show both, so that the second leads to the form's own document.
 */
export function AudienceChoice({ team: { route, label, person, organisation }, isTeam, course }: AudienceChoiceProps) {
  const language = useLanguage();
  const alive = useHydrated();
  const about = course ? [[courseParameter, course]] : [];
  const suffix = (query: string[][]) => (query.length === 0 ? '' : `?${new URLSearchParams(query)}`);
  return (
    <nav className={classNames(choiceLinks.choices, styles.choice)} aria-label={label}>
      <SiteLink to={route} suffix={suffix(about)} stay aria-current={isTeam ? undefined : 'true'}>
        {person}
      </SiteLink>
      {alive ? (
        <SiteLink
          to={route}
          suffix={suffix([...about, [audienceParameter, 'organisation']])}
          stay
          aria-current={isTeam ? 'true' : undefined}
        >
          {organisation}
        </SiteLink>
      ) : (
        <a rel="nofollow" href={formAddress({ form: 'organisation', language })}>
          {organisation}
        </a>
      )}
    </nav>
  );
}
