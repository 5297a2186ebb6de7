import { EnquiryForm } from '../../features/forms/enquiry-form.tsx';
import { useQueryValue } from '../../features/navigation/use-query-value.ts';
import { useShell } from '../../features/navigation/shell-context.tsx';
import { courseParameter } from '../enquiry-band/enquiry-parameters.ts';
import styles from './proposal-form.module.css';

type ProposalFormProps = { title: string; courses: readonly string[] };

/** The form in which an organisation asks for a proposal; a course in the address is preselected. */
export function ProposalForm({ title, courses }: ProposalFormProps) {
  const contact = useShell();
  const named = useQueryValue(courseParameter);
  return (
    <section className={`${styles.place} wrap`} id="contact-section" aria-label={title}>
      {/* `onSubmitted` does nothing: the form's frame then shows the request and a link to the thank-you page. */}
      <EnquiryForm
        form="proposal"
        title={title}
        course={courses.find((id) => id === named)}
        contact={contact}
        onSubmitted={() => {}}
      />
    </section>
  );
}
