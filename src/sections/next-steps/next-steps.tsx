import { SectionBand } from '../../ui/section-band.tsx';

export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <SectionBand title={title}>
      <ol className="thirds gap-8 gap-x-12">
        {steps.map((step, index) => (
          <li className="stack gap-3 packed headed" key={step}>
            <span className="subhead data strong" aria-hidden="true">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
