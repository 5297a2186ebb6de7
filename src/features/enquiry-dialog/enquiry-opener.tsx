import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { SiteLink } from '../navigation/site-link.tsx';
import { useOpenEnquiry, type EnquiredCourse } from './enquiry-dialog-context.ts';

type EnquiryOpenerProps = {
  course?: EnquiredCourse | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A button that opens the form over the page. As long as nothing could open it, it is a link to the contact page. */
export function EnquiryOpener({ course, ...dress }: EnquiryOpenerProps) {
  const open = useOpenEnquiry();
  const alive = useHydrated();
  if (!alive) return <SiteLink {...dress} to="contact" suffix="#contact-section" />;
  return <button {...dress} type="button" aria-haspopup="dialog" onClick={() => open(course)} />;
}
