import { afterEach, beforeEach, vi } from 'vitest';
import { forgetEverything } from '../../lib/session/forgetting.ts';
import { keys, write } from '../../lib/session/storage.ts';
import { NOW } from './shop-booking.fixtures.tsx';

/** Each test starts at `NOW` with a logged-in guest and otherwise empty storage. */
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
