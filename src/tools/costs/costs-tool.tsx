import { SiteLink } from '../../features/page/site-link.tsx';
import { fill } from '../../i18n/words/fill.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { answersQuery, candidateQuery } from './budget-query.ts';
import { canIQuestions } from '../can-i/questions.ts';
import { assumed, costs, offeredWays, offerOf, type CostsWay } from './costs.ts';
import { costsQuestions, type CostsAnswers } from './questions.ts';
import { SignButton } from '../../ui/sign-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { eurosText } from '../parts/amounts.ts';
import { EnquiryLink } from '../parts/enquiry-link.tsx';
import { SourceList } from '../parts/source-list.tsx';
import { ToolFrame } from '../parts/tool-frame.tsx';
import { CostBar } from './cost-bar.tsx';
import { CostsForm } from './costs-form.tsx';
import { CostsTable } from './costs-table.tsx';
import styles from './costs.module.css';
import { besidesText, costsText, interestText, loanText, mostYears, payBackTexts, statusText } from './costs-words.ts';
import { PayBackLine } from './pay-back-line.tsx';
import type { Offers } from '../parts/offers.ts';
import type { CostsToolContent } from './content.ts';
import { refusedAnswers } from '../parts/read-answers.ts';
import { useAnswers } from '../parts/answer-form.tsx';

/** Adds up the costs of a way with the visitor's own figures, draws them, and shows when the pay covers them. */
export function CostsTool(content: CostsToolContent) {
  const language = useLanguage();
  const asked = useAnswers(costsQuestions);
  // The address keeps the answers of "Can I?", for the link back to it.
  const candidate = useAnswers(canIQuestions).answers;
  const { texts, rules, offers, paths, articles, sources } = content;
  const result = costs(asked.answers, rules, offers);
  const refused = refusedAnswers(costsQuestions, texts, asked.problems);
  const price = offers[offerOf[result.way]].price ?? 0;
  const others = otherWays(asked.answers, result.way, offers).map((answers) => costs(answers, rules, offers));
  const withLoan = costs({ ...asked.answers, loan: price }, rules, offers);
  const wayBack = candidateQuery(asked.answers, candidate);
  const query = new URLSearchParams([...asked.query, ...new URLSearchParams(answersQuery(candidate))]);
  const scale = Math.max(...[result, ...others].map(({ total }) => total.to));
  const last = Math.ceil(Math.max(...result.payBack.map(({ years }) => years.to)));
  const { title, loan, payBack, noPromise, next } = texts.result;
  return (
    <ToolFrame
      form={<CostsForm content={content} result={result} candidate={candidate} refused={refused} {...asked} />}
      title={title}
      isVerdict
      refused={refused}
      status={
        <>
          <strong>{eurosText(result.total, language)}</strong> {statusText(result, content)}
        </>
      }
    >
      <p>
        {interestText(result, content, language)} {besidesText(result, content, language)}
      </p>
      <div>
        <CostBar parts={result.parts} names={texts.result.parts} scale={scale} />
        <p className="note measure">{texts.result.bar}</p>
      </div>
      <CostsTable result={result} content={content} tax={offers[offerOf[result.way]].tax} />
      <section className={`stack gap-3 ${styles.part}`}>
        <h2>{loan.title}</h2>
        <p>{loanText(result, content, language)}</p>
        {!result.loan && (
          <p>
            <SiteLink to="costs" suffix={suffixWith(query, { loan: price })}>
              {fill(loan.with, { total: eurosText(withLoan.total, language) })}
            </SiteLink>
          </p>
        )}
        <p className="note measure">{loan.note}</p>
      </section>
      <section className={`stack gap-3 ${styles.part}`}>
        <h2>{payBack.title}</h2>
        <PayBackLine result={result} texts={texts} most={Math.min(last, mostYears)} />
        <ul>
          {payBackTexts(result, content, language).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="note measure">
          {`${fill(payBack.aside, { aside: asked.answers.aside ?? assumed.aside })} ${payBack.note}`}
        </p>
      </section>
      <section className={`stack gap-3 ${styles.part}`}>
        <h2>{texts.result.others}</h2>
        <ul className={`rows ${styles.others}`}>
          {others.map(({ way, total, terms }) => (
            <li key={way} className="cluster gap-1 gap-x-6 apart">
              <SiteLink
                to="costs"
                suffix={suffixWith(query, { way, ...(query.has('loan') && { loan: terms.amount }) })}
              >
                {texts.questions.way.options?.[way]}
              </SiteLink>
              <span className="tabular">{eurosText(total, language)}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="cluster gap-4 gap-x-6 middle" data-print="hide">
        <SignButton arrow="forward" render={<a href={paths[result.way]}>{next.course}</a>}>
          {next.course}
        </SignButton>
        <EnquiryLink text={costsText(result, content, language)}>{next.ask}</EnquiryLink>
        <TextLink render={<SiteLink to="canI" suffix={wayBack && `?${wayBack}`} />}>{next.canI}</TextLink>
        {articles.map(({ path, title: name }) => (
          <TextLink key={path} href={path}>
            {name}
          </TextLink>
        ))}
      </div>
      <p className="note measure">{noPromise}</p>
      <SourceList title={texts.result.sources} sources={sources} />
    </ToolFrame>
  );
}

/** The answers for the other ways that are offered. A loan for the whole price becomes one for the other's price. */
function otherWays(answers: CostsAnswers, way: CostsWay, offers: Offers): CostsAnswers[] {
  const priceOf = (each: CostsWay) => offers[offerOf[each]].price ?? 0;
  return offeredWays(offers)
    .filter((each) => each !== way)
    .map((each) => ({ ...answers, way: each, ...(answers.loan === priceOf(way) && { loan: priceOf(each) }) }));
}

function suffixWith(query: URLSearchParams, answers: CostsAnswers): string {
  const changed = new URLSearchParams(query);
  for (const [name, answer] of Object.entries(answers)) changed.set(name, String(answer));
  return `?${changed}`;
}
