import { editionParameter } from '../editions/edition-parameter.ts';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';
import { SiteForm } from '../../features/forms/site-form.tsx';
import type { FormId } from '../../schema/enquiry.ts';
import type { PictureContent } from '../../schema/picture.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './enquiry-band.module.css';

/** An edition of the course that the form is about, and the campus where it is held. */
export type NamedEdition = { id: string; campus?: string | undefined };

type EnquiryBandProps = {
  form: FormId;
  title: string;
  text: string;
  /** Course and campus that the form is about, where the page knows. */
  course?: string | undefined;
  campus?: string | undefined;
  /** Editions that the address may name in `?edition=`: the form is then about that one. */
  editions?: readonly NamedEdition[] | undefined;
  /** Beside the form; the centre's own where the page has none. */
  picture?: PictureContent | undefined;
};

/** The section that every call to action leads to: how to reach the centre on one side, the form on the other. */
export function EnquiryBand({ form, title, text, course, campus, editions, picture }: EnquiryBandProps) {
  const named = useQueryValue(editionParameter);
  const edition = editions?.find(({ id }) => id === named);
  return (
    <section className={styles.band} id="contact-section" aria-labelledby="contact-title">
      <ContactDetails picture={picture} />
      <div className={styles.form}>
        <h2 id="contact-title">{title}</h2>
        <p className="lead">{text}</p>
        <SiteForm form={form} course={course} campus={edition?.campus ?? campus} edition={edition?.id} title={title} />
      </div>
    </section>
  );
}
