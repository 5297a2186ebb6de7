import { EnquiryForm } from '../../features/forms/enquiry-form.tsx';
import { useQueryValue } from '../../features/page/address.tsx';
import { courseParameter } from './enquiry-parameters.ts';

type ProposalFormProps = { title: string; courses: readonly string[] };

/** The form in which an organisation asks for a proposal; a course in the address is preselected. */
export function ProposalForm({ title, courses }: ProposalFormProps) {
  const named = useQueryValue(courseParameter);
  return (
    <section className="band wrap" id="contact-section" aria-label={title}>
      <EnquiryForm form="proposal" title={title} course={courses.find((id) => id === named)} />
    </section>
  );
}
