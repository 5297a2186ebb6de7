import { SiteLink } from '../../features/page/site-link.tsx';
import type { RouteId } from '../../site/routes.ts';
import { SectionBand } from '../../ui/section-band.tsx';
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
  return (
    <SectionBand title={<span className="subhead">{title}</span>} lead={text} leadPlace="beside" data-print="hide">
      <Strip {...strip} action={{ render: <SiteLink to={route} />, label }} />
    </SectionBand>
  );
}
