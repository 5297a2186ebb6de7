import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';

type CalendarSubscriptionProps = { title: string; text: string; action: string; path: string };

/** The way to have the dates in one's own calendar, where they follow every change. */
export function CalendarSubscription({ title, text, action, path }: CalendarSubscriptionProps) {
  return (
    <SectionBand title={title} lead={text} tone="land">
      <p data-print="hide">
        <SignButton arrow="forward" render={<a href={path} type="text/calendar" />}>
          {action}
        </SignButton>
      </p>
    </SectionBand>
  );
}
