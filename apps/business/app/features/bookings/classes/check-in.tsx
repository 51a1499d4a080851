import { Chip } from '@thyme/ui';
import { DeskCheckInDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import type { ClassRoll, Seated } from '../operations.ts';
import { useClassAct } from './use-class-act.ts';

/** Marks attendance. Pressing a mark again clears it. A guest can only miss a date that has begun. */
export function CheckIn({ roll, person }: { roll: ClassRoll; person: Seated }) {
  const { business } = useDesk();
  const { act, busy } = useClassAct();
  const mark = (attendance: string) =>
    void act('desk_check_in', async () => {
      const input = { business: business.id, id: roll.id, appt: person.appt_id };
      const next = person.attendance === attendance ? null : attendance;
      return (await run(DeskCheckInDocument, { ...input, attendance: next })).desk_check_in;
    });
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Did {person.guest_name} come?</legend>
      <Chip pressed={person.attendance === 'here'} disabled={busy} onClick={() => mark('here')}>
        Here
      </Chip>
      {roll.has_begun && (
        <Chip pressed={person.attendance === 'missed'} disabled={busy} onClick={() => mark('missed')}>
          Missed
        </Chip>
      )}
    </fieldset>
  );
}
