import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { notify } from '@thyme/site/notify.ts';
import { useState } from 'react';
import { ChangeAppointmentDocument, type ChangeAppointmentMutationVariables } from '../../../generated/graphql.ts';
import { accepted, showFailure } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { APPOINTMENTS_KEY, type Appointment } from './use-appointments.ts';

export type GuestStatus = 'Cancelled' | 'Reschedule' | 'Accept';

interface Change {
  status: GuestStatus;
  date?: string;
  time?: number;
  note?: string;
  /** Changes the whole group; the time is then that of its first appointment. */
  wholeGroup?: boolean;
}

/** The request that changes an appointment, based on the version that was shown. */
export function changeInput(
  { id, version, appointment_detail: lines }: Pick<Appointment, 'id' | 'version' | 'appointment_detail'>,
  { status, date, time, note = '', wholeGroup = false }: Change,
): ChangeAppointmentMutationVariables {
  return {
    id,
    status,
    version,
    service_pricing_ids: [...new Set(lines.map(({ ser_pricing_id }) => ser_pricing_id))],
    note,
    ...(wholeGroup ? { whole_group: true } : {}),
    ...(date === undefined ? {} : { date }),
    ...(time === undefined ? {} : { time }),
  };
}

/** Everything that may show a changed appointment. */
export const TOUCHED = [APPOINTMENTS_KEY, ['notifications'], ['client-report'], ['vouchers']];

export interface Outcome {
  done: boolean;
  /** Free times near the refused one, in the shop's wall-clock time. */
  nearest: readonly number[];
}

/** Changes an appointment, reports the outcome, and refetches in any case. */
export function useChangeAppointment() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<GuestStatus | null>(null);
  async function change(appointment: Appointment, wish: Change): Promise<Outcome> {
    const body = changeInput(appointment, wish);
    let nearest: readonly number[] = [];
    setBusy(wish.status);
    try {
      // A request that the network sends again has no further effect.
      const sent = { ...body, idempotency_key: newIdempotencyKey() };
      const { statusUpdateForAppointment: answer } = await run(ChangeAppointmentDocument, sent);
      nearest = answer.nearest_times;
      notify.success(accepted(answer).message);
      return { done: true, nearest };
    } catch (error) {
      showFailure(error, { api: 'statusUpdateForAppointment', body });
      return { done: false, nearest };
    } finally {
      await Promise.all(TOUCHED.map((queryKey) => queries.invalidateQueries({ queryKey })));
      setBusy(null);
    }
  }
  return { change, busy };
}
