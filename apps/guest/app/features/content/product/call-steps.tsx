import { clsx } from 'clsx';

const tones = ['bg-thyme-300', 'bg-thyme-500', 'bg-thyme-700', 'bg-honey'];

/** What happens in the fifteen minutes. */
export function CallSteps({ steps }: { steps: readonly { at: string; title: string; description: string }[] }) {
  return (
    <ol className="mt-10 grid gap-4 sm:grid-cols-4 sm:gap-1.5">
      {steps.map(({ at, title, description }, index) => (
        <li key={at}>
          <span aria-hidden="true" className={clsx('mb-3 block h-3.5 rounded-full', tones[index % tones.length])} />
          <p className="text-sm text-ink-soft figures">{at}</p>
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">{description}</p>
        </li>
      ))}
    </ol>
  );
}
