import { useId } from 'react';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { Strip, type StripProps } from '../../ui/strip.tsx';

/** Another course as a strip, with its own figures. */
export type Promo = {
  title: string;
  text: string;
  label: string;
  route: RouteId;
  strip: Pick<StripProps, 'category' | 'code' | 'name' | 'detail' | 'cells'>;
};

/** A box that links to another course. */
export function PromoBox({ title, text, label, route, strip }: Promo) {
  const titleId = useId();
  return (
    <section className="stack gap-3 headed" data-print="hide" aria-labelledby={titleId}>
      <h2 className="subhead" id={titleId}>
        {title}
      </h2>
      <p>{text}</p>
      <Strip {...strip} action={{ render: <SiteLink to={route} />, label }} />
    </section>
  );
}
