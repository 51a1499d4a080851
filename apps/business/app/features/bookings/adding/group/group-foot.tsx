import { formatDay, formatTime } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import type { DeskGroupPlanQuery } from '../../../../generated/graphql.ts';
import { ClashNote } from '../../moving/clash-note.tsx';
import { isNamed } from '../draft.ts';
import { useDeskBook } from '../use-desk-book.ts';
import { type GroupDraft, groupBooking, isComplete, isWrongEmail } from './group-draft.ts';

interface FootProps {
  draft: GroupDraft;
  plan: DeskGroupPlanQuery['desk_group_plan'] | undefined;
  onBooked: (appointmentId: number) => void;
}

/** What stands in the way, and the button that books all of them. */
export function GroupFoot({ draft, plan, onBooked }: FootProps) {
  const { who, rows, time } = draft;
  const { book, busy, nearest, clashes } = useDeskBook(groupBooking(draft), onBooked, plan?.clashes);
  const missing = !isNamed(who)
    ? 'Choose who books'
    : !isComplete(rows)
      ? 'Choose the services'
      : rows.some(isWrongEmail)
        ? 'Check the email addresses'
        : time === null
          ? 'Choose a time'
          : null;
  return (
    <div className="grid gap-3">
      <ClashNote clashes={clashes} />
      {nearest.length > 0 && (
        <p className="text-sm text-ink-soft figures">
          Free for everyone: {nearest.map((at) => `${formatDay(at)}, ${formatTime(at)}`).join('; ')}
        </p>
      )}
      <Button
        variant={clashes.length > 0 ? 'clay' : 'primary'}
        disabled={missing !== null}
        busy={busy}
        busyLabel="Booking…"
        onClick={() => void book()}
      >
        {missing ?? (clashes.length > 0 ? 'Book anyway' : `Book ${EVERYONE[rows.length]}, ${formatDay(time ?? 0)}`)}
      </Button>
    </div>
  );
}

/** A group has two to six guests. */
const EVERYONE: Record<number, string> = { 2: 'both', 3: 'all three', 4: 'all four', 5: 'all five', 6: 'all six' };
