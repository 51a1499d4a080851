import { render, screen } from '@thyme/ui/testing.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetEverything } from '../../lib/forgetting.ts';
import { keys, write } from '../../lib/storage.ts';
import { QueryForm } from './query-form.tsx';
import { callBack } from './query-types.ts';

afterEach(() => {
  forgetEverything();
  vi.unstubAllGlobals();
});

const guest = { first_name: 'Niamh', last_name: 'Gallagher', email: 'niamh@mail.example', mobile: '+44 20 7946 0000' };

it('[CONTENT-026] is filled in for who is logged in', async () => {
  write(keys.guestToken, 'known');
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(
      (JSON.parse(body) as { query: string }[]).map(({ query }) => ({
        data: query.includes('profileInformation') ? { profileInformation: { id: 1, ...guest } } : {},
      })),
    ),
  );
  render(
    <MemoryRouter>
      <QueryForm words={callBack} />
    </MemoryRouter>,
  );
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await vi.waitFor(() => expect(value('Name')).toBe('Niamh Gallagher'));
  expect([value('Email'), value('Country code'), value('Mobile')]).toEqual([
    'niamh@mail.example',
    'GB',
    '20 7946 0000',
  ]);
});
