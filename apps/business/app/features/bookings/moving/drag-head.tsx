import { clsx } from 'clsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import { useMoney } from '../../../lib/use-money.ts';
import { type Grip, lineIdOf, roomIdOf } from './drag-math.ts';
import type { DragStore } from './drag-store.ts';
import { type MovePerson, termsWords, useMovePeople } from './use-move-people.ts';

interface ColumnOf {
  head: ReactNode;
  chairId: number | null;
  /** Set in a column of one person. */
  person?: string;
  portrait?: { image: string } | null;
}

interface HeadProps {
  column: ColumnOf;
  store: DragStore;
}

/** What is lifted, where the column is a person's and could take it. It changes twice in a drag, not with every frame. */
function useLifted({ person }: ColumnOf, store: DragStore): Grip | null {
  const grip = useSyncExternalStore(
    store.subscribe,
    () => store.get()?.grip ?? null,
    () => null,
  );
  if (grip?.kind !== 'move' || person === undefined || roomIdOf(grip.entry) !== null) return null;
  return grip;
}

function usePerson(grip: Grip | null, chairId: number | null): MovePerson | undefined {
  const entry = grip?.entry;
  const people = useMovePeople(entry?.appt_id ? { appointmentId: entry.appt_id, lineId: lineIdOf(entry) } : null);
  return people.find(({ chair_id }) => chair_id === chairId);
}

/** The head of a column; while an appointment is dragged it says who does it, how long and for how much. */
export function DragHead({
  column,
  store,
  className,
  children,
}: HeadProps & { className: string; children: ReactNode }) {
  const grip = useLifted(column, store);
  const person = usePerson(grip, column.chairId);
  const isOver = useSyncExternalStore(
    store.subscribe,
    () => grip !== null && store.get()?.over === null && store.get()?.landing.chairId === column.chairId,
    () => false,
  );
  return (
    <div className={clsx(className, isOver && 'bg-honey-100!')} data-drag-head={grip ? '' : undefined}>
      {grip ? <Asked {...{ column, grip, person }} /> : column.head}
      {children}
    </div>
  );
}

interface AskedProps {
  column: ColumnOf;
  grip: Grip;
  person: MovePerson | undefined;
}

function Asked({ column: { person: name = '', portrait, chairId }, grip: { entry }, person }: AskedProps) {
  const money = useMoney();
  const guest = /^[^\s,]+/.exec(entry.title)?.[0] ?? entry.title;
  const isTheirs = entry.chair_id === chairId;
  return (
    <span className="@container flex min-w-0 flex-1 items-center gap-3">
      <span className="hidden wide:block">
        <PersonAvatar name={name} portrait={portrait} size={36} />
      </span>
      <span className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">{name}</b>
        <span className={clsx('line-clamp-2 text-sm', person?.does && !isTheirs ? 'text-thyme-700' : 'text-ink-soft')}>
          {isTheirs ? (
            `Has ${guest} now`
          ) : person?.does ? (
            <>
              <span className="wide:@max-[14rem]:sr-only">Does it, </span>
              {termsWords(person, money)}
            </>
          ) : (
            person && 'Doesn’t do this'
          )}
        </span>
      </span>
    </span>
  );
}

/** Whoever doesn’t do it is dimmed, not locked. */
export function DragDim({ column, store }: HeadProps) {
  const grip = useLifted(column, store);
  const person = usePerson(grip, column.chairId);
  if (!grip || person?.does !== false) return null;
  return <span aria-hidden="true" data-dimmed="" className="pointer-events-none absolute inset-0 z-10 bg-card/65" />;
}
