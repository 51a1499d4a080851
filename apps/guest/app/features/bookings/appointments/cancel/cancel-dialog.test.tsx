import { screen, userEvent } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../../../lib/testing/named-answers.fixtures.ts';
import type { Appointment } from '../use-appointments.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const appointment = {
  id: 7,
  date: Date.UTC(2026, 10, 27, 10) / 1000,
  payment: 14,
  version: 3,
  can_reschedule: false,
  companion: '',
  together: [],
  business_info: { name: 'Clontarf Hair Room', country: 'IE', zone_label: 'Irish time' },
  appointment_detail: [{ ser_pricing_id: 1, service_pricing: { service_name: 'Restyle' } }],
} as unknown as Appointment;

const quote = {
  percent: 100,
  fee: 14,
  refund: 0,
  refund_to_card: 0,
  refund_to_voucher: 0,
  late_fee: 0,
  late_fee_last4: '',
  decided_by_business: true,
  sentence: 'If you cancel, the business decides whether to charge you',
  timeline: [],
};

function show(more: object = {}) {
  serve(() => ({ appointment: { id: 7, cancellation_quote: { ...quote, ...more } } }));
  showToGuest(<CancelDialog appointment={appointment} onClose={() => {}} onReschedule={() => {}} />);
}

describe('cancelling where the shop decides', () => {
  it('[APPT-063] says that it decides, and neither that the money is kept nor a percent', async () => {
    show();
    expect(await screen.findByText('Clontarf Hair Room decides')).toBeTruthy();
    expect(screen.getByText(/has 7 days to decide whether to keep the €14.00 you paid/)).toBeTruthy();
    const words = screen.getByRole('dialog').textContent ?? '';
    expect(words).not.toMatch(/kept by|Why|100%/);
    expect(screen.getByRole('button', { name: 'Cancel the appointment' })).toBeTruthy();
  });

  it('[APPT-063] a fixed fee is kept, with the reason', async () => {
    show({ percent: 50, fee: 7, refund: 7, refund_to_card: 7, decided_by_business: false });
    expect(await screen.findByText('kept by Clontarf Hair Room')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Why half?' })).toBeTruthy();
    expect(screen.queryByText(/days to decide/)).toBeNull();
  });
});

describe('cancelling late with a card that a fee was agreed for', () => {
  const words = /Clontarf Hair Room may charge up to €21.00 to your card ending 4242/;

  it.each([
    ['beside what is kept', { fee: 7, refund: 7, refund_to_card: 7, decided_by_business: false }],
    ['where nothing was paid', { fee: 0, refund: 0, decided_by_business: false }],
  ])('[FEE-027] names the fee %s', async (_, more) => {
    show({ ...more, late_fee: 21, late_fee_last4: '4242' });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/costs you nothing/)).toBeNull();
  });

  it('[FEE-027] in a group, names the sum and the card where only another guest’s part has such a fee', async () => {
    const ofAoife = { ...quote, fee: 0, late_fee: 21, late_fee_last4: '4242' };
    serveNamed({
      'query GroupCancellationQuotes': () => ({
        appointment: { id: 7, together: [{ id: 8, cancellation_quote: ofAoife }] },
      }),
      'query CancellationQuote': () => ({ appointment: { id: 7, cancellation_quote: quote } }),
    });
    const group = { ...appointment, together: [{ id: 8, can_cancel: true }] } as unknown as Appointment;
    showToGuest(<CancelDialog appointment={group} onClose={() => {}} onReschedule={() => {}} />);
    await userEvent.setup().click(await screen.findByRole('radio', { name: 'Both' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('[FEE-027] says nothing of one where there is none', async () => {
    show();
    expect(await screen.findByText('Clontarf Hair Room decides')).toBeTruthy();
    expect(screen.queryByText(/may charge/)).toBeNull();
  });
});

describe('the note to the shop', () => {
  const done = { status: 1, message: 'Your appointment is cancelled.', nearest_times: [], appointment: null };

  it.each([
    ['  My daughter is ill, sorry.  ', 'My daughter is ill, sorry.'],
    ['', ''],
  ])('[APPT-070] is optional, and %j goes with the cancellation', async (typed, note) => {
    const sent = serveNamed({
      cancellation_quote: () => ({ appointment: { id: 7, cancellation_quote: quote } }),
      statusUpdateForAppointment: () => ({ statusUpdateForAppointment: done }),
    });
    const onClose = vi.fn();
    showToGuest(<CancelDialog appointment={appointment} onClose={onClose} onReschedule={() => {}} />);
    const person = userEvent.setup();
    const box = await screen.findByLabelText('Note to Clontarf Hair Room (optional)');
    if (typed) await person.type(box, typed);
    await person.click(screen.getByRole('button', { name: 'Cancel the appointment' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const { given } = sent.find(({ name }) => name === 'statusUpdateForAppointment') ?? {};
    expect(given).toMatchObject({ id: 7, status: 'Cancelled', version: 3, note });
  });
});
