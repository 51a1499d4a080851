import { formatDayTime } from '@thyme/domain/time';
import { Button, Note } from '@thyme/ui';
import { CalendarClock } from 'lucide-react';
import { GiveBackClassDateDocument } from '../../../generated/graphql.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useAct } from '../../../lib/use-act.ts';
import { zoned } from '../../../lib/view/zone-name.tsx';
import { TOUCHED } from './change-appointment.ts';
import type { Appointment } from './use-appointments.ts';

/** Class dates that the shop gave in place of cancelled ones; the guest may give them back for a refund of their share. */
export function GivenDates({
  appointment: { id, given_dates: dates, business_info: shop },
}: {
  appointment: Appointment;
}) {
  const { act, busy } = useAct(...TOUCHED);
  return dates.map(({ schedule_id: date, time, was }) => (
    <Note key={date} tone="plum" icon={<CalendarClock aria-hidden="true" />}>
      <p>
        {shop?.name} had to cancel {formatDayTime(was)} and offers you{' '}
        <b>{zoned(formatDayTime(time), shop?.zone_label ?? '')}</b> instead.
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        busy={busy !== null}
        onClick={() =>
          void act(
            'give_back_class_date',
            async () => (await run(GiveBackClassDateDocument, { id, date })).give_back_class_date,
          )
        }
      >
        I can’t come, refund this date
      </Button>
    </Note>
  ));
}
