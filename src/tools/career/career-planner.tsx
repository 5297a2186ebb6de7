import { careerChoice } from './career-route.ts';
import { fill } from '../../i18n/words/fill.ts';
import { useAddress } from '../../features/page/address.tsx';
import type { CareerStepId, CareerClock, CareerPointContent, CareerSource, CareerTexts } from './content.ts';
import { resultId } from '../parts/tool-frame.tsx';
import { CareerChart } from './career-chart.tsx';
import { CareerForm } from './career-form.tsx';
import { CareerList } from './career-list.tsx';
import styles from './career.module.css';

type CareerPlannerProps = {
  points: readonly CareerPointContent[];
  clocks: { items: readonly CareerClock[] };
  sources: readonly CareerSource[];
  form: CareerTexts['form'];
  words: CareerTexts['words'] & { notForNavigation: string };
};

/** The career map with its list, and the route between the two points in the address. */
export function CareerPlanner({ points, clocks, sources, form, words }: CareerPlannerProps) {
  const { search } = useAddress();
  const { from, to, route, problems } = careerChoice(search, points);
  const steps = route as CareerStepId[];
  const nameOf = (id: string | null) => points.find((point) => point.id === id)?.name ?? '';
  const heading = route.length > 0 ? fill(words.route, { from: nameOf(from), to: nameOf(to) }) : words.steps;
  return (
    <section className={`stack gap-5 gap-x-8 top ${styles.planner} wrap`} aria-label={words.drawing}>
      <CareerForm words={form} points={points} from={from} to={to} problems={problems} />
      <div id={resultId} tabIndex={-1} className={styles.map}>
        <CareerChart
          title={words.drawing}
          notForNavigation={words.notForNavigation}
          points={points}
          clocks={clocks.items}
          from={from as CareerStepId}
          route={steps}
        />
      </div>
      <div className={`stack gap-3 ${styles.list}`}>
        <h2 className="title">{heading}</h2>
        <p className="visually-hidden" role="status">
          {heading}
        </p>
        <CareerList words={words} points={points} sources={sources} route={steps} />
      </div>
    </section>
  );
}
