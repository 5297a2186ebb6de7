import { SectionBand } from '../../ui/section-band.tsx';

export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <SectionBand title={title}>
      <ol className="numbered thirds gap-8 gap-x-12">
        {steps.map((step) => (
          <li className="stack gap-3 packed headed" key={step}>
            {step}
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
