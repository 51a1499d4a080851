import { formatDayTime } from '@thyme/domain/time';
import { Note } from '@thyme/ui';
import { zoned } from '../../../../lib/view/zone-name.tsx';
import type { Appointment } from '../use-appointments.ts';

/** A request for another time that the shop declined: stays on the page, with the reason, until something new is asked. */
export function DeclinedMove({ appointment }: { appointment: Appointment }) {
  const { declined_move: declined, move, upcoming, status, business_info: shop } = appointment;
  if (!declined || move || !upcoming || status === 'Cancelled') return null;
  return (
    <Note tone="warn" announce>
      <p>
        <b className="font-semibold">
          {shop?.name} couldn’t offer {zoned(formatDayTime(declined.date), shop?.zone_label ?? '')}
        </b>
        , so your appointment stays as it is.
      </p>
      {declined.note && (
        <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          “{declined.note}”
        </p>
      )}
    </Note>
  );
}
