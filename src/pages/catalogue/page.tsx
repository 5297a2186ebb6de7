import { BelowTheFold } from '../../features/navigation/below-the-fold.tsx';
import { EnquiryDialog } from '../../features/enquiry-dialog/enquiry-dialog.tsx';
import { CatalogueHero } from '../../sections/catalogue-hero/catalogue-hero.tsx';
import { CourseCatalogue } from '../../sections/course-catalogue/course-catalogue.tsx';
import { InformationRequest } from '../../sections/information-request/information-request.tsx';
import type { CatalogueContent } from './content.ts';

/** Every course of the centre. */
export function CataloguePage({ hero, categories, information, modal }: CatalogueContent) {
  return (
    <>
      <CatalogueHero {...hero} />
      <CourseCatalogue categories={categories} />
      <BelowTheFold>
        <InformationRequest {...information} />
      </BelowTheFold>
      <EnquiryDialog {...modal} courses={categories.flatMap(({ courses }) => courses)} />
    </>
  );
}
