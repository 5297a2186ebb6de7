import { useEffect, useRef, useState } from 'react';
import { watchDialog } from '../../browser/watch-dialog.ts';
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

/** The information form in a dialog, about the course whose link opened it. It can be opened before hydration. */
export function EnquiryDialog({ title, intro, courses }: EnquiryDialogProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [about, setAbout] = useState<string | null>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    // A closed dialog keeps its form, with what has been typed.
    const follow = () => current.open && setAbout(current.dataset.about ?? '');
    follow();
    return watchDialog(current, follow);
  }, []);
  const course = courses.find(({ id }) => id === about);
  return (
    <Dialog ref={dialog} id={enquiryDialogId} title={title} closeLabel={t('catalogue.close')}>
      <p>{intro}</p>
      {course && (
        <p>
          {t('catalogue.about')} <strong>{course.name}</strong>
        </p>
      )}
      {about === null ? <p>{t('form.loading')}</p> : <SiteForm form="information" course={course?.id} title={title} />}
    </Dialog>
  );
}
