import { render, screen } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write, writeExpiring } from '../../lib/session/storage.ts';
import { toasts } from '../../lib/testing/toasts.fixtures.ts';
import { BookingStage, chooseThursday, NOW, next, person, serve, service, THURSDAY } from './shop-booking.fixtures.tsx';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const confirmHeading = () => screen.findByRole('heading', { name: 'Confirm Appointment' });

/** What was stored in the last hour: Thursday, 11:30 am. */
function storeThursday() {
  writeExpiring(keys.serviceDate, '2026-08-13', NOW);
  writeExpiring(keys.serviceTime, String(THURSDAY), NOW);
}

describe('[BOOK-063] a step that a reload finds in the history', () => {
  it('is shown again with its times, which are checked again', async () => {
    storeThursday();
    const sent = serve();
    render(<BookingStage trail={['when', 'confirm']} />);
    await confirmHeading();
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false),
    );
    expect(sent.filter(({ name }) => name === 'timeslot_availability')).toHaveLength(1);
  });

  it('shows the nearest times where the time was taken meanwhile', async () => {
    storeThursday();
    const alternatives = [{ date: '2026-08-13', time: THURSDAY + 1_800 }];
    const refused = { code: 'taken', service_pricing_id: 1, alternatives };
    serve({ timeslot_availability: () => ({ timeslot_availability: { status: 0, message: 'Gone.', refused } }) });
    render(<BookingStage trail={['when', 'confirm']} />);
    expect(await screen.findByRole('heading', { name: '11:30 am has just gone' })).toBeTruthy();
  });

  it('requires a time again where none is stored', async () => {
    serve();
    render(<BookingStage trail={['when', 'confirm']} />);
    expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
  });

  it('requires a login of a guest who logged out meanwhile', async () => {
    storeThursday();
    forgetEverything();
    storeThursday();
    serve();
    render(<BookingStage trail={['when', 'confirm']} />);
    expect(await screen.findByRole('button', { name: 'Continue with email' })).toBeTruthy();
    expect(toasts).toEqual(['info: Please login first!']);
  });
});

describe('[BOOK-060] an own appointment at the same time', () => {
  const own = (business_id: number, time: number) => ({
    overlapping_appointments: () => ({
      overlapping_appointments: [
        {
          id: 31,
          kind: 'visit',
          date: time,
          business_id,
          business_info: { name: business_id === 7 ? 'Fern & Fold' : 'Willow Room' },
          appointment_detail: [{ ser_pricing_id: 1, time, service_pricing: { service_name: 'Cut & finish' } }],
        },
      ],
    }),
  });

  it('elsewhere is named before confirming, with a link', async () => {
    const sent = serve(own(8, THURSDAY));
    render(<BookingStage items={[service(1)]} />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await confirmHeading();
    expect(
      await screen.findByText(/You already have Cut & finish at Willow Room on Thu 13 Aug, 11:30 am\./),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Show the appointment' });
    expect(link.getAttribute('href')).toBe('/profile/appointments?id=31');
    const spans = sent.find(({ name }) => name === 'overlapping_appointments')?.given.spans as { from: number }[];
    expect(spans).toHaveLength(1);
  });

  it('that is the same booking is called so', async () => {
    serve(own(7, THURSDAY));
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    await confirmHeading();
    expect(await screen.findByText('You have already booked this.')).toBeTruthy();
  });
});
