import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { keys, write } from '../../lib/session/storage.ts';
import { serve } from '../../lib/testing/guest-page.fixtures.tsx';
import { QueryForm } from './query-form.tsx';
import { callBack } from './query-types.ts';

const guest = { first_name: 'Niamh', last_name: 'Gallagher', email: 'niamh@mail.example', mobile: '+44 20 7946 0000' };

it('[CONTENT-026] is filled in for a logged-in guest', async () => {
  write(keys.guestToken, 'known');
  serve(({ query }) => (query.includes('profileInformation') ? { profileInformation: { id: 1, ...guest } } : {}));
  render(<QueryForm words={callBack} />, { wrapper: MemoryRouter });
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await vi.waitFor(() => expect(value('Name')).toBe('Niamh Gallagher'));
  expect([value('Email'), value('Country code'), value('Mobile')]).toEqual([
    'niamh@mail.example',
    'GB',
    '20 7946 0000',
  ]);
});
