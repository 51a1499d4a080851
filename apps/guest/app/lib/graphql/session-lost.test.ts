import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, read, write } from '../storage.ts';
import { arrived, onSessionLost, sessionLost } from './session-lost.ts';

function page(pathname: string) {
  const resetCache = vi.fn();
  const goTo = vi.fn();
  const leave = onSessionLost({ resetCache, goTo, pathname: () => pathname });
  return { resetCache, goTo, leave };
}

let leave = () => {};
const visit = (pathname: string) => {
  const here = page(pathname);
  leave = here.leave;
  return here;
};

beforeEach(() => clear());
afterEach(() => leave());

describe("'Unauthenticated.'", () => {
  it('[ERR-027] clears what is stored and resets the cache', () => {
    const here = visit('/some-shop');
    write(keys.guestToken, 'old');
    write(keys.userId, '7');
    sessionLost('old');
    expect([read(keys.guestToken), read(keys.userId)]).toEqual([null, null]);
    expect(here.resetCache).toHaveBeenCalledOnce();
  });

  it('[ERR-028] goes to /guest-login', () => {
    const here = visit('/some-shop');
    write(keys.guestToken, 'old');
    sessionLost('old');
    expect(here.goTo).toHaveBeenCalledExactlyOnceWith('/guest-login');
  });

  it.each(['/profile', '/profile/appointments'])('[ERR-029] goes to /login from %s', (path) => {
    const here = visit(path);
    write(keys.guestToken, 'old');
    sessionLost('old');
    expect(here.goTo).toHaveBeenCalledExactlyOnceWith('/login');
  });

  it('resets once for a whole batch of refusals, and for the refetches without a token that follow', () => {
    const here = visit('/profile/vouchers');
    write(keys.guestToken, 'old');
    sessionLost('old');
    sessionLost('old');
    sessionLost('');
    sessionLost('');
    expect(here.resetCache).toHaveBeenCalledOnce();
    expect(here.goTo).toHaveBeenCalledOnce();
  });

  it('never resets for a visitor, so a page that asks too much cannot loop', () => {
    const here = visit('/some-shop');
    for (let turn = 0; turn < 5; turn += 1) sessionLost('');
    expect(here.resetCache).not.toHaveBeenCalled();
    expect(here.goTo).toHaveBeenCalledOnce();
  });

  it('leaves a newer session alone when an old answer comes late', () => {
    const here = visit('/some-shop');
    write(keys.guestToken, 'new');
    sessionLost('old');
    expect(read(keys.guestToken)).toBe('new');
    expect(here.goTo).not.toHaveBeenCalled();
  });

  it('stays where it is on the login page itself', () => {
    const here = visit('/guest-login');
    sessionLost('');
    expect(here.goTo).not.toHaveBeenCalled();
  });

  it('redirects again after the person has moved on', () => {
    const here = visit('/some-shop');
    sessionLost('');
    arrived();
    sessionLost('');
    expect(here.goTo).toHaveBeenCalledTimes(2);
  });
});

describe('resetting the cache', () => {
  it('does not ask again for what nobody looks at', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn(async () => 1);
    await client.fetchQuery({ queryKey: ['profile'], queryFn });
    client.removeQueries({ type: 'inactive' });
    await client.resetQueries({ type: 'active' });
    expect(queryFn).toHaveBeenCalledOnce();
    expect(client.getQueryData(['profile'])).toBeUndefined();
  });
});
