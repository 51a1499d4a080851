import { describe, expect, it } from 'vitest';
import { changeInput } from './change-appointment.ts';
import type { Appointment } from './use-appointments.ts';

const line = (id: number, pricing: number) => ({ id, ser_pricing_id: pricing }) as Appointment['appointment_detail'][0];
const appointment = { id: 7, version: 3, appointment_detail: [line(1, 40), line(2, 41), line(3, 40)] };

describe('a change of an appointment', () => {
  it('[APPT-020] [APPT-021] carries the service pricing ids and a note, and for a cancellation no time', () => {
    expect(changeInput(appointment, { status: 'Cancelled', note: 'A cold' })).toEqual({
      id: 7,
      version: 3,
      status: 'Cancelled',
      service_pricing_ids: [40, 41],
      note: 'A cold',
    });
  });

  it('[APPT-022] carries date and time for a move', () => {
    expect(changeInput(appointment, { status: 'Reschedule', date: '2026-08-20', time: 1787245200 })).toMatchObject({
      status: 'Reschedule',
      date: '2026-08-20',
      time: 1787245200,
      note: '',
    });
  });
});
