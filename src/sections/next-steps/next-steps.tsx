import { SectionBand } from '../../ui/section-band.tsx';
import styles from './next-steps.module.css';

export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <SectionBand title={title}>
      <ol className={`thirds gap-8 gap-x-12 ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </SectionBand>
  );
}
