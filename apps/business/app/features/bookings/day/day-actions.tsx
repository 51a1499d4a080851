import { dateOfWall } from '@thyme/domain/time';
import { Button } from '@thyme/ui';
import { Link } from 'react-router';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { isComing } from '../appointment/appointment-words.ts';
import type { Appointment } from '../operations.ts';
import { LateDialog } from './late-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

/** Marks an appointment as late, books it again, or repeats it regularly. */
export function DayActions({ appointment }: { appointment: Appointment }) {
  const { today } = useShopNow();
  const { id, kind, status, arrived, lines, starts } = appointment;
  const isSingle = kind === 'visit' && lines.length > 0 && lines.every(({ is_group }) => !is_group);
  if (!isSingle) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {isComing(status) && !arrived && dateOfWall(starts) === today && <LateDialog appointment={appointment} />}
      <Button variant="secondary" size="sm" asChild>
        <Link to={`/?new=1&again=${id}`}>Book again</Link>
      </Button>
      <RepeatDialog appointment={appointment} />
    </div>
  );
}
