import { render, screen, waitFor, within } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { at, BookingStage, chooseThursday, dialog, NOW, next, person, serve } from './shop-booking.fixtures.tsx';

vi.mock('socket.io-client', () => {
  const socket = {
    connected: false,
    on: () => socket,
    onAny: () => socket,
    emit: () => socket,
    disconnect: () => socket,
  };
  return { io: () => socket };
});
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  forgetEverything();
  sessionStorage.clear();
  write(keys.userId, '9');
  write(keys.guestToken, 'fresh');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const question = { id: 'q1', kind: 'short', label: 'Any allergies?', required: true, options: [] };
const signature = { id: 'q2', kind: 'signature', label: 'I agree.', required: true, options: [] };
const form = { id: 4, version: 2, title: 'Consultation', intro: '', may_wait: true, questions: [question, signature] };
const asking = (more: object = {}) => ({ booking_forms: () => ({ booking_forms: [{ ...form, ...more }] }) });

async function goToConfirm() {
  render(<BookingStage />);
  const user = person();
  await chooseThursday(user);
  await user.click(next());
  await screen.findByRole('heading', { name: 'Consultation' });
  return user;
}
const confirm = () => within(dialog()).getByRole('button', { name: /^Confirm/ });
const booked = (sent: ReturnType<typeof serve>) => sent.find(({ name }) => name === 'create_booking')?.given;

describe('the forms of a shop in the booking', () => {
  it('[FORM-007] are asked before the booking is confirmed, and sent signed with it', async () => {
    const sent = serve(asking({ may_wait: false }));
    const user = await goToConfirm();
    expect(screen.queryByRole('button', { name: 'Answer before the appointment instead' })).toBeNull();
    await user.click(confirm());
    expect(await screen.findByText('Please answer this question.')).toBeTruthy();
    expect(booked(sent)).toBeUndefined();
    await user.type(screen.getByLabelText('Any allergies?'), 'Latex');
    await user.click(screen.getByLabelText('I agree.'));
    await user.type(screen.getByLabelText('Sign with your full name'), 'Niamh Gallagher');
    await user.click(confirm());
    await waitFor(() => expect(booked(sent)).toBeDefined());
    expect(booked(sent)?.forms).toEqual([
      {
        form_id: 4,
        version: 2,
        answers: [
          { id: 'q1', value: 'Latex' },
          { id: 'q2', value: 'Niamh Gallagher', agreed: true },
        ],
      },
    ]);
  });

  it('[FORM-007] can be answered later where the shop allows it', async () => {
    const sent = serve(asking());
    const user = await goToConfirm();
    await user.click(screen.getByRole('button', { name: 'Answer before the appointment instead' }));
    await user.click(confirm());
    await waitFor(() => expect(booked(sent)).toBeDefined());
    expect(booked(sent)).not.toHaveProperty('forms');
  });
});

describe('a service that needs a patch test', () => {
  it('[FORM-010] is refused with the test to book first, and one press asks for its time', async () => {
    const needed = {
      service_pricing_id: 2,
      name: 'Patch test',
      hours_before: 48,
      latest: at(11, 11),
      is_too_late: false,
    };
    const refused = { code: 'patch-test-needed', service_pricing_id: 1, alternatives: [], test: needed };
    const message = 'Cut & finish needs a valid Patch test at least 48 hours before.';
    serve({ timeslot_availability: () => ({ timeslot_availability: { status: 0, message, refused } }) });
    render(<BookingStage />);
    const user = person();
    await chooseThursday(user);
    await user.click(next());
    expect(await screen.findByRole('heading', { name: 'Patch test first' })).toBeTruthy();
    expect(within(dialog()).getAllByText(/Nothing was charged/).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Add Patch test and choose a time' }));
    expect(await screen.findByRole('heading', { name: 'When suits you?' })).toBeTruthy();
    expect(screen.queryByText(/changed your cart in another tab/)).toBeNull();
  });
});
