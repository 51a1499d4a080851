import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { Button } from '@thyme/ui';
import { KeepAppointmentTimeDocument } from '../../../../generated/graphql.ts';
import { run } from '../../../../lib/graphql/client.ts';
import { useAct } from '../../../../lib/use-act.ts';
import { TOUCHED } from '../change-appointment.ts';
import type { Appointment } from '../use-appointments.ts';

interface KeepTimeProps {
  appointment: Pick<Appointment, 'id' | 'version'>;
  disabled: boolean;
}

/** Declines the shop's proposal: the appointment stays as it is, and the shop is notified. */
export function KeepTime({ appointment: { id, version }, disabled }: KeepTimeProps) {
  const { act, busy } = useAct(...TOUCHED);
  async function keep() {
    const variables = { id, version, idempotency_key: newIdempotencyKey() };
    return (await run(KeepAppointmentTimeDocument, variables)).keep_appointment_time;
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy !== null}
      disabled={disabled}
      onClick={() => void act('keep_appointment_time', keep, { body: { id } })}
    >
      Keep my time
    </Button>
  );
}
