import { screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { serve, showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { aCall, aCancelledAppointment, anAppointment } from './appointment.fixtures.ts';
import { AppointmentDetail } from './appointment-detail.tsx';
import { roomState } from './call/join-call.tsx';
import type { Appointment } from './use-appointments.ts';

function show(appointment: Appointment): void {
  serve(({ query }) =>
    query.includes('cancellation_quote')
      ? { appointment: { id: appointment.id, cancellation_quote: null } }
      : { appointments: { data: [], counts: { upcoming: 0, past: 0 }, paginatorInfo: { total: 0 } } },
  );
  const nothing = () => {};
  showToGuest(
    <AppointmentDetail
      appointment={appointment}
      profileName="Niamh Gallagher"
      bookAgain={null}
      onCancel={nothing}
      onReschedule={nothing}
      onStale={nothing}
    />,
  );
}

const text = () => screen.getByRole('article').textContent ?? '';

describe('a cancelled appointment', () => {
  it('[APPT-050] shows the refund: how much, where to, by when, and every step with its date', () => {
    show(aCancelledAppointment());
    const refund = within(screen.getByRole('region', { name: /€40.00 is on its way back to you/ }));
    expect(refund.getByText('Visa ending 4242')).toBeDefined();
    expect(refund.getByText('Thu 13 Aug')).toBeDefined();
    const steps = refund.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([
      'You cancelledThu 6 Aug, 10:12 am',
      'We sent itThu 6 Aug, 10:13 am',
      'With your bankUsually 2 to 4 working days',
      'On your cardBy Thu 13 Aug',
    ]);
    expect(text()).toContain('You paid €80.00. Willow Room keeps half of the price');
    expect(text()).toContain('RF-17');
    expect(screen.getByText('Refund on its way')).toBeDefined();
  });

  it('[APPT-050] keeps showing it once it has arrived', () => {
    const [part] = aCancelledAppointment().refunds;
    if (!part) throw new Error('The fixture has a refund.');
    show(aCancelledAppointment({ refunds: [{ ...part, stage: 'arrived' }] }));
    expect(screen.getByRole('region', { name: /€40.00 has gone back to you/ })).toBeDefined();
    expect(screen.getByText('Refunded')).toBeDefined();
  });

  it('[APPT-050] names the voucher that has its money back', () => {
    const [part] = aCancelledAppointment().refunds;
    if (!part) throw new Error('The fixture has a refund.');
    const voucher = { ...part, kind: 'voucher', label: 'Voucher ending TD33', stage: 'arrived', reference: null };
    show(aCancelledAppointment({ cancellation_fee: 0, cancellation_percent: 0, refunds: [voucher] }));
    expect(screen.getByText('Voucher ending TD33')).toBeDefined();
    expect(screen.getByText('Back on your voucher')).toBeDefined();
    expect(text()).toContain('You cancelled in time, so all of it goes back.');
    expect(text()).not.toContain('quote the reference');
  });

  it.each([
    [{ cancellation_percent: 50, cancellation_fee: 0 }, 'Willow Room gave back what it had kept.'],
    [{ charge_decision: 'waived', cancellation_fee: 0 }, 'Willow Room isn’t keeping any of it.'],
  ])('[APPT-050] does not say that a late cancellation was in time (%o)', (more, words) => {
    show(aCancelledAppointment(more));
    expect(text()).toContain(words);
    expect(text()).not.toContain('in time');
  });

  it('[APPT-050] has no prices without a label', () => {
    show(aCancelledAppointment());
    expect(screen.queryByRole('heading', { name: 'What you booked' })).toBeNull();
    expect(text()).toContain('Signature facial, 1 h');
  });

  it('[APPT-055] a no-show says what was kept', () => {
    show(
      aCancelledAppointment({ status: 'No Show', cancelled_by: null, cancelled_at: null, refunds: [], refunded: 0 }),
    );
    expect(text()).toContain('They kept the €40.00 you had paid.');
  });

  it('[APPT-051] shows the note to the change', () => {
    show(aCancelledAppointment({ note: 'Sensitive skin\n\nMy train is late' }));
    expect(screen.getByRole('heading', { name: 'Note from you' })).toBeDefined();
    expect(text()).toContain('My train is late');
  });
});

describe('a pending change', () => {
  const move: Appointment['move'] = {
    id: 1,
    proposed_by: 'business',
    note: '',
    created_at: 0,
    auto_accept_at: 4_000_000_000,
    previous_date: 0,
    whole_group: false,
    options: [{ position: 1, date: 1_900_000_000, end_date: 1_900_003_600 }],
  };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.trim());

  it('[APPT-054] of the shop offers each action once', () => {
    show(anAppointment({ status: 'Reschedule', can_accept: true, move }));
    for (const action of ['Accept', 'Reschedule', 'Cancel'])
      expect(names().filter((name) => name === action)).toEqual([action]);
  });

  it('[APPT-054] of the guest keeps its actions', () => {
    show(anAppointment({ status: 'Reschedule', move: { ...move, proposed_by: 'guest' } }));
    for (const action of ['Reschedule', 'Cancel']) expect(names().filter((name) => name === action)).toEqual([action]);
  });
});

describe('a call', () => {
  it('[APPT-052] is about a call: no directions, no price lines, no policy', () => {
    show(aCall());
    expect(screen.getByText('Orla Feeney')).toBeDefined();
    expect(screen.getByText('The room opens at 9:45 am')).toBeDefined();
    expect(screen.getByText('Free')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'What it’s for' })).toBeDefined();
    for (const name of ['What you booked', 'Free to cancel until the appointment begins'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
    expect(text()).not.toContain('Sandford Close');
    expect(screen.getByRole('button', { name: 'Move the call' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel the call' })).toBeDefined();
  });

  it('[APPT-052] can be joined from a quarter of an hour before', () => {
    show(aCall());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Consultation Video Call' }).disabled).toBe(true);
    const { call } = aCall();
    if (!call) throw new Error('The fixture has a call.');
    const { starts_at: starts } = call;
    expect(roomState(call, starts - 901)).toBe('early');
    expect(roomState(call, starts - 900)).toBe('open');
    expect(roomState(call, starts + 900 + 1_799)).toBe('open');
    expect(roomState(call, starts + 900 + 1_800)).toBe('over');
    expect(roomState({ ...call, ended: true }, starts)).toBe('over');
  });
});

describe('what the shop changed', () => {
  it('[EDIT-006] [EDIT-001] shows its note and its discount, without a reason', () => {
    show(anAppointment({ note: 'Quiet, please', note_to_guest: 'Please ring the bell.', shop_discount: 10 }));
    expect(text()).toContain('Note from Willow RoomPlease ring the bell.');
    expect(text()).toContain('Note from youQuiet, please');
    expect(text()).toContain('Discount−€10.00');
  });
});
