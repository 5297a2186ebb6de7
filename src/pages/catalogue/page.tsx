import { EnquiryDialog } from '../../features/enquiry-dialog/enquiry-dialog.tsx';
import { EnquiryOpener } from '../../features/enquiry-dialog/enquiry-opener.tsx';
import { ClosingCall } from '../../sections/closing-call/closing-call.tsx';
import { CourseCatalogue } from '../../sections/course-catalogue/course-catalogue.tsx';
import { PageHeading } from '../../sections/page-heading/page-heading.tsx';
import { defineScreen } from '../page-content.ts';
import { catalogueContent, type CatalogueContent } from './content.ts';

export const screen = defineScreen(catalogueContent, CataloguePage);

/** The courses of the categories that are shown in the language of the page. */
function CataloguePage({ hero, categories, sample, information, modal }: CatalogueContent) {
  return (
    <>
      <PageHeading {...hero} />
      <CourseCatalogue categories={categories} sample={sample} />
      <ClosingCall {...information} render={<EnquiryOpener />} />
      <EnquiryDialog {...modal} courses={categories.flatMap(({ courses }) => courses)} />
    </>
  );
}
