import { act, fireEvent, screen } from '@thyme/ui/testing.ts';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { serve, showToGuest } from '../../../lib/testing/guest-page.fixtures.tsx';
import { BookingGuest, type GuestDetails } from './booking-guest.tsx';

const me = { id: 7, first_name: 'Orla', last_name: 'Fennell', email: 'orla@mail.example', client_detail: null };

function open(mobile: string | null) {
  const saved: unknown[] = [];
  let stored = mobile;
  serve(({ query, variables }) => {
    if (!query.includes('guestProfileUpdate')) return { profileInformation: { ...me, mobile: stored } };
    saved.push(variables.mobile);
    stored = String(variables.mobile);
    return { guestProfileUpdate: { status: 1, message: 'ok' } };
  });
  const details = createRef<GuestDetails>();
  showToGuest(<BookingGuest ref={details} />);
  return { saved, save: () => act(async () => (await details.current?.save()) ?? true) };
}

const field = () => screen.findByLabelText<HTMLInputElement>('Mobile (optional)');
const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

describe('the mobile number at confirm', () => {
  it('[BOOK-081] may stay empty, and has the autofill of a number', async () => {
    const { saved, save } = open(null);
    expect((await field()).autocomplete).toBe('tel');
    expect(await save()).toBe(true);
    expect(saved).toEqual([]);
  });

  it('[BOOK-081] stops the booking with a sentence at the field while it is wrong, and is stored once it is right', async () => {
    const { saved, save } = open(null);
    await fill('hello');
    expect(await save()).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid mobile number!');
    expect(document.activeElement).toBe(await field());
    await fill('+44 7700 900123');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await save()).toBe(true);
    expect(saved).toEqual(['+447700900123']);
    await vi.waitFor(() => expect(screen.getByText('+44 7700 900123')).toBeTruthy());
  });

  it('[BOOK-081] of the profile is shown and can be changed', async () => {
    const { saved, save } = open('+353855550167');
    await screen.findByText('+353 85 555 0167');
    fireEvent.click(screen.getByRole('button', { name: 'Change the mobile number' }));
    await vi.waitFor(async () => expect((await field()).value).toBe('085 555 0167'));
    await fill('085 555 0168');
    expect(await save()).toBe(true);
    expect(saved).toEqual(['+353855550168']);
  });
});
