import { editionParameter } from '../editions/edition-parameter.ts';
import { useQueryValue } from '../../features/page/address.tsx';
import { SiteForm } from '../../features/forms/site-form.tsx';
import { SiteLink } from '../../features/page/site-link.tsx';
import type { FormId } from '../../schema/enquiry.ts';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ContactDetails } from './contact-details.tsx';
import { courseParameter } from './enquiry-parameters.ts';
import styles from './enquiry-band.module.css';

/** The question whether the enquiry is for a team, and the text of the link. */
type TeamLink = { text: string; action: string };

/** An edition that the form may be about, and its campus. */
export type NamedEdition = { id: string; campus?: string | undefined };

export type EnquiryFormProps = {
  form: FormId;
  title: string;
  intro: string;
  /** Course and campus of the form, if the page has them. */
  course?: string | undefined;
  campus?: string | undefined;
  /** On a page of several courses: those that `?course=` in the address may select for the form. */
  courses?: readonly string[] | undefined;
  /** Links organisations to the page for proposals. */
  team?: TeamLink | undefined;
  /** Editions that `?edition=` in the address may select for the form. */
  editions?: readonly NamedEdition[] | undefined;
};

/** The target of every call to action: the form, and beside it the ways to contact the centre. */
export function EnquiryBand(props: EnquiryFormProps) {
  return (
    <section className={`stack ${styles.band}`} id="contact-section" data-print="hide" aria-labelledby="contact-title">
      <ContactDetails />
      <div className={`stack gap-4 packed ${styles.form}`}>
        <h2 id="contact-title">{props.title}</h2>
        <p className="lead">{props.intro}</p>
        <EnquiryForm {...props} />
      </div>
    </section>
  );
}

/** The same target on a page that places another band beside the form. */
export function EnquiryHalf(props: EnquiryFormProps) {
  return (
    <SectionBand id="contact-section" tone="land" title={props.title} lead={props.intro} data-print="hide">
      <div className="stack gap-4">
        <EnquiryForm {...props} />
      </div>
    </SectionBand>
  );
}

function EnquiryForm({ form, title, campus, courses, editions, team, ...props }: EnquiryFormProps) {
  const named = useQueryValue(editionParameter);
  const edition = editions?.find(({ id }) => id === named);
  const namedCourse = useQueryValue(courseParameter);
  const course = props.course ?? courses?.find((id) => id === namedCourse);
  return (
    <>
      {team && (
        <p>
          {team.text}{' '}
          <TextLink render={<SiteLink to="proposal" suffix={course ? `?${courseParameter}=${course}` : ''} />}>
            {team.action}
          </TextLink>
        </p>
      )}
      <SiteForm form={form} course={course} campus={edition?.campus ?? campus} edition={edition?.id} title={title} />
    </>
  );
}
