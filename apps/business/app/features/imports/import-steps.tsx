import { ProgressLine, Steps } from '@thyme/ui';

const STEPS = ['File', 'Match columns', 'Check', 'Done'];

export function ImportSteps({ current }: { current: number }) {
  return (
    <div className="mb-5">
      <Steps steps={STEPS} current={current} label="Steps of the import" />
      <ProgressLine current={current} total={STEPS.length} className="mt-3" />
    </div>
  );
}
