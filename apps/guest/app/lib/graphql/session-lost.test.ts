import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onForget } from '../session/forgetting.ts';
import { clear, keys, read, write } from '../session/storage.ts';
import { arrived, onSessionLost, sessionLost } from './session-lost.ts';

function page(pathname: string) {
  const resetCache = vi.fn();
  const goTo = vi.fn();
  const leaving = [onForget(resetCache), onSessionLost({ goTo, pathname: () => pathname })];
  return {
    resetCache,
    goTo,
    leave: () => {
      for (const leave of leaving) leave();
    },
  };
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

  it('never resets for a visitor, so a page with a refused request cannot loop', () => {
    const here = visit('/some-shop');
    for (let turn = 0; turn < 5; turn += 1) sessionLost('');
    expect(here.resetCache).not.toHaveBeenCalled();
    expect(here.goTo).toHaveBeenCalledOnce();
  });

  it('leaves a newer session alone when an old response arrives late', () => {
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

  it('redirects again after the guest has navigated on', () => {
    const here = visit('/some-shop');
    sessionLost('');
    arrived();
    sessionLost('');
    expect(here.goTo).toHaveBeenCalledTimes(2);
  });
});
