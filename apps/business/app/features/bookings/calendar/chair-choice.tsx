import { Chip } from '@thyme/ui';
import { clsx } from 'clsx';
import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import type { Chair } from '../operations.ts';
import { ELSEWHERE, type useView } from './use-view.ts';

/** A person's first name; chairs and rooms have no short form. */
const firstName = ({ person, name }: Chair) => person?.split(' ')[0] ?? name;

/** Chooses whose calendar is shown: on a phone one person a day, in a week or month one person or everyone. */
export function ChairChoice({
  chairs,
  hasElsewhere,
  fills,
  navigation,
}: {
  chairs: readonly Chair[];
  /** Whether any entry has no chair. */
  hasElsewhere: boolean;
  /** How full each chair's day is, in percent. */
  fills: ReadonlyMap<number, number | null>;
  navigation: ReturnType<typeof useView>;
}) {
  const { view, look, everyone } = navigation;
  if (view.kind !== 'day') {
    if (chairs.length < 2) return null;
    return (
      <fieldset className="scroll-row min-w-0 mt-3 flex gap-2">
        <legend className="sr-only">Whose {view.kind}</legend>
        <Chip pressed={view.chairId === null} onClick={() => look(everyone)}>
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
  if (chairs.length + (hasElsewhere ? 1 : 0) < 2) return null;
  const isElsewhere = hasElsewhere && view.isElsewhere;
  const shown = isElsewhere ? null : (chairs.find(({ id }) => id === view.chairId) ?? chairs[0]);
  return (
    <fieldset className="scroll-row min-w-0 mt-3 flex gap-1 md:hidden">
      <legend className="sr-only">Whose day</legend>
      {chairs.map((chair) => (
        <DayOf
          key={chair.id}
          label={firstName(chair)}
          picture={<PersonAvatar name={chair.person ?? chair.name} portrait={chair.portrait} size={38} />}
          fill={fills.get(chair.id) ?? null}
          drop={`chair:${chair.id}`}
          isShown={chair === shown}
          onChoose={() => look({ chair: chair.id })}
        />
      ))}
      {hasElsewhere && (
        <DayOf
          label="No chair"
          picture={
            <span className="grid size-9.5 place-items-center rounded-full bg-plum-100 text-plum">
              <DoorOpen aria-hidden="true" className="size-5" />
            </span>
          }
          fill={null}
          isShown={isElsewhere}
          onChoose={() => look({ chair: ELSEWHERE })}
        />
      )}
    </fieldset>
  );
}

interface DayProps {
  label: string;
  picture: ReactNode;
  fill: number | null;
  isShown: boolean;
  /** Drop target of dragged blocks. */
  drop?: string;
  onChoose: () => void;
}

function DayOf({ label, picture, fill, isShown, drop, onChoose }: DayProps) {
  return (
    <button
      type="button"
      data-drop={drop}
      aria-pressed={isShown}
      onClick={onChoose}
      className={clsx(
        'grid min-w-20 flex-1 justify-items-center gap-1 rounded-sm px-2 py-1.5 text-sm focus-visible:focus-ring',
        'data-lit:bg-honey-100 data-lit:ring-2 data-lit:ring-honey data-unable:opacity-50',
        isShown ? 'bg-card font-semibold shadow-soft' : 'text-ink-soft',
      )}
    >
      {picture}
      <span className="whitespace-nowrap">{label}</span>
      {fill !== null && (
        <span className="h-1 w-11 overflow-hidden rounded-full bg-track">
          <span className="block h-full rounded-full bg-thyme-500" style={{ width: `${fill}%` }} />
          <span className="sr-only">{fill}% full</span>
        </span>
      )}
    </button>
  );
}
