import type { z } from 'zod';
import type { InLanguage } from '../../i18n/language.ts';
import type { faq } from '../../schema/course-sections.ts';
import { SiteLink } from '../../features/page/site-link.tsx';
import { questionId } from '../../site/question-id.ts';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { SectionBand } from '../../ui/section-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Columns } from '../columns/columns.tsx';
import { ContentLinks, type ContentLink } from '../cost-note/content-links.tsx';
import { FoldedPart } from '../folded/folded-part.tsx';

/** A question with its answer, which may end with a link to a page of the site. */
export type FaqListProps = InLanguage<z.infer<typeof faq>> & {
  id?: string | undefined;
  /** Pages and articles that answer more. */
  further?: readonly ContentLink[] | undefined;
};

/** Frequent questions, with one answer open at a time. Each answer has an anchor of its own. */
export function FaqList({ id, title, items, further }: FaqListProps) {
  return (
    <SectionBand id={id} aria-label={title}>
      <Columns wide="far-beside" words={<h2>{title}</h2>}>
        <div className="stack gap-5">
          <FoldedPart about={title} holding={{ holds: 'questions', count: items.length }}>
            <Accordion data-items>
              {items.map(({ question, answer, link }) => (
                <AccordionItem key={question} title={question}>
                  <p id={questionId(question)}>{answer}</p>
                  {link && <TextLink render={<SiteLink to={link.route} anchor={link.anchor} />}>{link.label}</TextLink>}
                </AccordionItem>
              ))}
            </Accordion>
          </FoldedPart>
          {further && <ContentLinks links={further} />}
        </div>
      </Columns>
    </SectionBand>
  );
}
