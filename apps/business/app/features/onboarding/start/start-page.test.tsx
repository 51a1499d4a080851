import { wallAt } from '@thyme/domain/time';
import { toasts } from '@thyme/site/testing/toasts.fixtures.ts';
import { screen, userEvent, waitFor, within } from '@thyme/ui/testing.ts';
import { describe, expect, it, vi } from 'vitest';
import { NOW, showAtDesk } from '../../../lib/desk-page.fixtures.tsx';
import { StartPage } from './start-page.tsx';
import { type Start, weekdaysInWords } from './start-words.ts';

const start = (more: Partial<Start> = {}): Start => ({
  is_over: false,
  open: ['bank', 'people', 'photos', 'about', 'try'],
  address: 'https://thyme.example/willow-room',
  description: 'An hour without a phone.',
  opened_at: NOW - 120,
  services: 6,
  weekdays: [2, 3, 4, 5, 6],
  unnamed: ['Chair 1', 'Chair 2'],
  photos: 0,
  bookings: 0,
  first_free: wallAt('2026-06-23', 540),
  ...more,
});
const show = (more: Partial<Start> = {}) =>
  showAtDesk(<StartPage data={{ desk_start: start(more), desk_shop: { pictures: [] } }} />);

describe('the page after opening', () => {
  it('[START-001] lists the remaining steps with the bank first, each with its link', () => {
    show();
    const list = within(screen.getByRole('region', { name: 'What’s next' }));
    expect(list.getByText('2 of 7 done. Each takes a minute or two.')).toBeTruthy();
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Add account', '/payouts'],
      ['Name them', '/hours#chairs'],
      ['Add', '/profile#pictures'],
      ['Write', '/profile'],
      ['Try it', '/willow-room'],
    ]);
    expect(list.getByText('“Chair 1” and “Chair 2” could be people guests ask for by name')).toBeTruthy();
    expect(list.getByText('6 services, Tue – Sat')).toBeTruthy();
  });

  it('[START-001] leaves out what is done', () => {
    show({ open: ['photos'], photos: 1 });
    expect(screen.getByText('6 of 7 done. Each takes a minute or two.')).toBeTruthy();
    expect(screen.getByText('Add 2 more photos')).toBeTruthy();
    expect(screen.queryByText('Connect your bank')).toBeNull();
  });

  it('[START-003] copies the link, shares it, and prints a poster with its QR code', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toasts).toEqual(['success: Link copied.']));
    expect(copied).toHaveBeenCalledWith('https://thyme.example/willow-room');
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent('https://thyme.example/willow-room'),
    );
    expect(screen.getByRole('img', { name: 'QR code of thyme.example/willow-room' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Poster for the window' }));
    expect(print).toHaveBeenCalled();
  });

  it('[START-001] says when the first appointment is possible, and that the owner’s sentence is on the page', () => {
    show();
    expect(screen.getByText('First free: Tuesday 23 June, 9:00 am.')).toBeTruthy();
    expect(screen.getByText('“An hour without a phone.”')).toBeTruthy();
  });
});

describe('days in words', () => {
  it.each([
    [[1, 2, 3, 4, 5], 'Mon – Fri'],
    [[1, 3, 5], 'Mon, Wed and Fri'],
    [[0, 6], 'Sat and Sun'],
    [[5, 6, 0], 'Fri – Sun'],
  ])('%j is %s', (weekdays, words) => {
    expect(weekdaysInWords(weekdays)).toBe(words);
  });
});
