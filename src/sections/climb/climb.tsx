import { SiteLink } from '../../features/navigation/site-link.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ClimbProfile, type Profile } from './climb-profile.tsx';

type ClimbProps = { title: string; text: string; profile: Profile; action: string };

/** The way to the licence, drawn as the vertical profile of a flight. */
export function Climb({ title, text, profile, action }: ClimbProps) {
  return (
    <SectionBand title={title} lead={text} leadPlace="beside">
      <ClimbProfile profile={profile} />
      <TextLink render={<SiteLink to="atcoInitial" />}>{action}</TextLink>
    </SectionBand>
  );
}
