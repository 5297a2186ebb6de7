import { useId, type ComponentProps, type ReactNode } from 'react';
import { SectionBand } from '../../ui/section-band.tsx';

export type CallTone = 'yellow' | 'land' | 'sea' | 'deep';

type CallPanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: string;
  text: string;
  tone?: CallTone;
  /** The call to action: a button. */
  children: ReactNode;
};

/** The last band of a page: an offer beside the button for it. */
export function CallPanel({ title, text, tone = 'yellow', children, ...props }: CallPanelProps) {
  const titleId = useId();
  return (
    <SectionBand {...props} tone={tone} hold={tone === 'deep'} data-print="hide" aria-labelledby={titleId}>
      <div className="columns-4-3 gap-6 gap-x-12">
        <h2 id={titleId}>{title}</h2>
        <div className="stack gap-6 leading">
          <p className="lead">{text}</p>
          {children}
        </div>
      </div>
    </SectionBand>
  );
}
