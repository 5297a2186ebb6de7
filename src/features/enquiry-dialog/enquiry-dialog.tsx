import { useCallback, useState, type ReactNode } from 'react';
import { useWords } from '../../i18n/provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SiteForm } from '../forms/site-form.tsx';
import { EnquiryDialogContext, type EnquiredCourse } from './enquiry-dialog-context.ts';

type EnquiryDialogProps = {
  title: string;
  /** The line above the form. */
  intro: string;
  /** The page, with its `EnquiryOpener`s. */
  children: ReactNode;
};

/** The information form over the page, about the course whose button opened it. */
export function EnquiryDialog({ title, intro, children }: EnquiryDialogProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const [course, setCourse] = useState<EnquiredCourse>();
  const openAbout = useCallback((about?: EnquiredCourse) => {
    setCourse(about);
    setOpen(true);
  }, []);
  return (
    <EnquiryDialogContext value={openAbout}>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={t('catalogue.close')}>
        <p>{intro}</p>
        {course && (
          <p>
            {t('catalogue.about')} <strong>{course.name}</strong>
          </p>
        )}
        <SiteForm form="information" course={course?.id} title={title} />
      </Dialog>
    </EnquiryDialogContext>
  );
}
