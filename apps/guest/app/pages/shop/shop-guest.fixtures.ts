import { afterEach, beforeEach, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { NOW } from './shop-booking.fixtures.tsx';

/** Each test begins at `NOW` with a guest who is logged in and has nothing else stored. */
export function asLoggedInGuest(): void {
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
}
