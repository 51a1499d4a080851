import { screen, userEvent } from '@thyme/ui/testing.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { showToGuest } from '../../lib/testing/guest-page.fixtures.tsx';
import { CalendarConnection } from './calendar-connection.tsx';

const goTo = vi.hoisted(() => vi.fn());
const error = vi.hoisted(() => vi.fn());
vi.mock('@thyme/site/this-window.ts', () => ({ thisWindow: { goTo } }));
vi.mock('@thyme/site/notify.ts', () => ({ notify: { error } }));
afterEach(() => vi.clearAllMocks());

async function connect(identify: string | null) {
  showToGuest(
    <CalendarConnection identify={identify} connected={false}>
      {({ control }) => control}
    </CalendarConnection>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Connect Google Calendar' }));
}

it.each(['', null])('[ERR-018] without an identifier (%o) nothing can be connected', async (identify) => {
  await connect(identify);
  expect(error).toHaveBeenCalledWith('Please Try Again');
  expect(goTo).not.toHaveBeenCalled();
});

it('connecting goes to the provider’s consent page', async () => {
  await connect('a/b');
  expect(goTo).toHaveBeenCalledWith('/calendar/permission/a%2Fb');
  expect(error).not.toHaveBeenCalled();
});
