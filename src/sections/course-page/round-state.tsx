import { useId } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import { TellMeLink } from '../../features/tell-me/tell-me-link.tsx';
import { useWords } from '../../i18n/provider.tsx';
import { waitedCall } from '../../schema/waited-call.ts';
import { OutsideAnchor } from '../../ui/outside-anchor.tsx';
import { SignTag } from '../../ui/sign-tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export type RoundStateContent = {
  title: string;
  /** Newest first. */
  rounds: readonly { name: string; state: string; facts: readonly string[] }[];
  /** The provider's own page. */
  link: { url: string; label: string };
  article: string;
  label: string;
  /** Text of the link to be notified of the next round. */
  tellMe: string;
};

/** The state of a provider's selection round on the day of reading, and a link to its page. */
export function RoundState({ title, rounds, link, article, label, tellMe }: RoundStateContent) {
  const t = useWords();
  const titleId = useId();
  return (
    <section className="stack gap-4 headed" aria-labelledby={titleId}>
      <h2 className="subhead" id={titleId}>
        {title}
      </h2>
      <ul className="grid-12 gap-5 gap-x-8">
        {rounds.map(({ name, state, facts }) => (
          <li className="stack gap-1 leading packed small" key={name}>
            <h3>{name}</h3>
            <SignTag>{state}</SignTag>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </li>
        ))}
      </ul>
      <p className="cluster gap-3 gap-x-8">
        <TellMeLink course={waitedCall}>{tellMe}</TellMeLink>
        <TextLink arrow="none" render={<OutsideAnchor href={link.url} hint={t('nav.newTab')} />}>
          {link.label}
        </TextLink>
        <TextLink render={<SiteLink to="article" params={{ slug: article }} />}>{label}</TextLink>
      </p>
    </section>
  );
}
