import { GuideTopics, type GuideRow, type GuideTopic } from './guide-topics.tsx';
import styles from './guides.module.css';
import { ProposedTexts, type ProposedTextsProps } from './proposed-texts.tsx';

type LicenceInstructionsProps = {
  id: string;
  title: string;
  fee: GuideTopic;
  singleForm: GuideTopic;
  application: {
    id: string;
    title: string;
    /** The four screens of the authority's form, in order. */
    applicant: GuideRow;
    data: GuideRow & { proposals: ProposedTextsProps };
    documents: GuideRow & { items: readonly string[] };
    signature: GuideRow;
  };
};

/**
 * Instructions for each form of the licence application: fee, single form, and the general application screen by
 * screen.
 */
export function LicenceInstructions({ id, title, fee, singleForm, application }: LicenceInstructionsProps) {
  const { applicant, data, documents, signature } = application;
  const rows: GuideRow[] = [
    applicant,
    { ...data, children: <ProposedTexts {...data.proposals} /> },
    {
      ...documents,
      children: (
        <ul className={`stack gap-2 ${styles.documents}`}>
          {documents.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ),
    },
    signature,
  ];
  return (
    <GuideTopics
      id={id}
      title={title}
      quotesOffices
      topics={[fee, singleForm, { id: application.id, title: application.title, rows }]}
    />
  );
}
