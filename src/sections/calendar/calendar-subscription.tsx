import { SectionBand } from '../../ui/section-band.tsx';
import { SignButton } from '../../ui/sign-button.tsx';

type CalendarSubscriptionProps = {
  title: string;
  text: string;
  /** Text of the button that downloads the dates; undefined without dates. */
  action: string | undefined;
  address: string;
};

/** The offer to subscribe to the dates in a calendar, which is updated with every change. */
export function CalendarSubscription({ title, text, action, address }: CalendarSubscriptionProps) {
  return (
    <SectionBand title={title} lead={text} tone="land">
      <p className="strong breaks">{address}</p>
      {action && (
        <p data-print="hide">
          <SignButton
            arrow="forward"
            render={
              <a href={address} type="text/calendar">
                {action}
              </a>
            }
          >
            {action}
          </SignButton>
        </p>
      )}
    </SectionBand>
  );
}
