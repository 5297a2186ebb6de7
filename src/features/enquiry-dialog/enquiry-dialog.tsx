import { useWords } from '../../i18n/provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteForm } from '../forms/site-form.tsx';
import { enquiryDialogId } from './enquiry-opener.tsx';

type EnquiryDialogProps = {
  title: string;
  /** The line above the form. */
  intro: string;
  /** The courses that an `EnquiryOpener` may be about. */
  courses: readonly { id: string; name: string }[];
};

/** The information form in a dialog; `enquiry-dialog` names the course whose link opened it, and gives it to the form. */
export function EnquiryDialog({ title, intro, courses }: EnquiryDialogProps) {
  const t = useWords();
  return (
    <enquiry-dialog data-courses={JSON.stringify(Object.fromEntries(courses.map(({ id, name }) => [id, name])))}>
      <Dialog id={enquiryDialogId} title={title} closeLabel={t('catalogue.close')}>
        <p>{intro}</p>
        <p hidden data-course-line="">
          {t('catalogue.about')} <strong />
        </p>
        <SiteForm form="information" title={title} />
      </Dialog>
    </enquiry-dialog>
  );
}
