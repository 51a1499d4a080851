import { Avatar, Chip } from '@thyme/ui';
import { clsx } from 'clsx';
import type { Chair } from './operations.ts';
import type { useView } from './use-view.ts';

const firstName = ({ person, name }: Chair) => (person ?? name).split(' ')[0] ?? name;

/** Whose column to look at: on a phone one at a time, in a week everybody's or one's. */
export function ChairChoice({
  chairs,
  navigation,
}: {
  chairs: readonly Chair[];
  navigation: ReturnType<typeof useView>;
}) {
  const { view, look } = navigation;
  if (chairs.length < 2) return null;
  if (view.kind === 'week') {
    return (
      <fieldset className="scroll-row min-w-0 mt-3 flex gap-2">
        <legend className="sr-only">Whose week</legend>
        <Chip pressed={view.chairId === null} onClick={() => look({ chair: null })}>
          Everyone
        </Chip>
        {chairs.map((chair) => (
          <Chip key={chair.id} pressed={view.chairId === chair.id} onClick={() => look({ chair: chair.id })}>
            {firstName(chair)}
          </Chip>
        ))}
      </fieldset>
    );
  }
  const shown = chairs.find(({ id }) => id === view.chairId) ?? chairs[0];
  return (
    <fieldset className="scroll-row min-w-0 mt-3 flex gap-1 md:hidden">
      <legend className="sr-only">Whose day</legend>
      {chairs.map((chair) => (
        <button
          key={chair.id}
          type="button"
          aria-pressed={chair === shown}
          onClick={() => look({ chair: chair.id })}
          className={clsx(
            'grid min-w-20 flex-1 justify-items-center gap-1 rounded-sm px-2 py-1.5 text-sm focus-visible:focus-ring',
            chair === shown ? 'bg-card font-semibold shadow-soft' : 'text-ink-soft',
          )}
        >
          <Avatar name={chair.person ?? chair.name} size={38} />
          {firstName(chair)}
        </button>
      ))}
    </fieldset>
  );
}
