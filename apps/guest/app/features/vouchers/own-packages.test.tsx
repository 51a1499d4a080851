import { screen, within } from '@thyme/ui/testing.ts';
import { describe, expect, it } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { serveNamed } from '../../lib/testing/named-answers.fixtures.ts';
import { OwnPackages } from './own-packages.tsx';

const NOW = 1_800_000_000;
const owned = (id: number, more: object = {}) => ({
  id,
  code: `WILL-${id}`,
  name: 'Five blow-dries',
  color: 'thyme',
  sessions: 5,
  sessions_left: 2,
  closed: null,
  shareable: false,
  expiry_date: NOW + 86_400,
  services_included: [{ label: 'Blow-dry' }],
  business_info: { name: 'Willow Room', slug: 'willow-room', zone: 'Europe/Dublin' },
  ...more,
});
const show = (...packages: object[]) => {
  serveNamed({ my_packages: () => ({ my_packages: packages }) });
  showToGuest(<OwnPackages now={NOW} />);
};

describe('[PACK-031] the guest’s packages', () => {
  it('show what is left as dots, until when, and the way to the next booking', async () => {
    show(owned(1));
    const card = within(await screen.findByRole('article'));
    const dots = card.getByRole('img', { name: '2 of 5 sessions left' });
    expect(dots.querySelectorAll('[data-filled]')).toHaveLength(2);
    expect(card.getByText('2 sessions left')).toBeTruthy();
    expect(card.getByText('Use them by 16 Jan 2027')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Book the next one' }).getAttribute('href')).toBe('/willow-room');
    expect(card.queryByText('WILL-1')).toBeNull();
  });

  it('[PACK-035] come in the order in which they end, those that are over last', async () => {
    show(
      owned(1, { name: 'Over', sessions_left: 0, expiry_date: NOW + 60 }),
      owned(2, { name: 'Next year', expiry_date: NOW + 400 * 86_400 }),
      owned(3, { name: 'This week', expiry_date: NOW + 3 * 86_400 }),
    );
    const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    expect(names).toEqual(['This week', 'Next year', 'Over']);
  });

  it('speak of one session as one', async () => {
    show(owned(4, { sessions_left: 1 }));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('1 session left')).toBeTruthy();
    expect(card.getByText('Use it by 16 Jan 2027')).toBeTruthy();
  });

  it('show the code of one that can be shared', async () => {
    show(owned(2, { shareable: true }));
    expect(await screen.findByText('Anyone with the code can use a session.')).toBeTruthy();
    expect(screen.getByText('WILL-2')).toBeTruthy();
  });

  it.each([
    ['All used', { sessions_left: 0 }],
    ['Expired', { expiry_date: NOW }],
    ['Expired', { expiry_date: NOW, sessions_left: 0, closed: 'expired' }],
    ['Refunded', { sessions_left: 0, closed: 'refunded' }],
  ])('[PACK-050] say %s, and offer no booking', async (words, more) => {
    show(owned(3, more));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book the next one' })).toBeNull();
  });
});
