import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Note, ProviderIcon, Spinner } from '@thyme/ui';
import { clsx } from 'clsx';
import { providerNames, type useProviders } from './use-providers.ts';

/** The layout of a login button: its mark at the left, its label in the middle. */
export const choiceStyles =
  'grid min-h-14 w-full grid-cols-[1.5rem_1fr_1.5rem] items-center rounded-md px-5 text-center font-semibold no-underline transition active:translate-y-px max-[359px]:px-3.5';

export const plainChoice = 'border border-line bg-card hover:border-ink disabled:cursor-progress';

interface Props {
  social: ReturnType<typeof useProviders>;
  /** Only the marks, side by side. */
  compact?: boolean;
}

export function ProviderButtons({ social, compact = false }: Props) {
  const ready = useHydrated();
  const { available, waitingFor, hint, start } = social;
  return (
    <>
      <div className={compact ? 'grid auto-cols-fr grid-flow-col gap-3' : 'grid gap-3'}>
        {available.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={compact ? `Continue with ${providerNames[name]}` : undefined}
            aria-busy={waitingFor === name || undefined}
            disabled={!ready}
            onClick={() => start(name)}
            className={clsx(compact ? 'grid min-h-14 place-items-center rounded-md' : choiceStyles, plainChoice)}
          >
            {waitingFor === name ? <Spinner /> : <ProviderIcon provider={name} />}
            {!compact && <span>Continue with {providerNames[name]}</span>}
          </button>
        ))}
      </div>
      <div role="status">
        {hint && (
          <Note tone="warn" className="mt-4">
            {hint}
          </Note>
        )}
        {waitingFor && (
          <p className="mt-3 text-sm text-ink-soft">Carry on in the {providerNames[waitingFor]} window.</p>
        )}
      </div>
    </>
  );
}
