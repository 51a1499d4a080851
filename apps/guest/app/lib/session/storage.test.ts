import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clear,
  keys,
  read,
  readExpiring,
  remove,
  SAVED_SERVICE_MS,
  subscribe,
  write,
  writeExpiring,
} from './storage.ts';

function fakeStorage(overrides: Partial<Storage> = {}): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    ...overrides,
  };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

const noon = Date.UTC(2026, 7, 6, 12);

describe('storage', () => {
  it('[AUTH-045] [SLOT-015] uses the named keys', () => {
    expect(keys).toMatchObject({
      guestToken: 'guest_token',
      businessToken: 'token',
      userType: 'cz_type',
      userId: 'user_id',
      googleToken: 'g_token',
      facebookToken: 'f_token',
      serviceDate: 'serviceDate',
      serviceTime: 'serviceTime',
    });
    write(keys.guestToken, 'abc');
    expect(localStorage.getItem('guest_token')).toBe('abc');
  });

  it('[CONST-024] a saved date and time are there for an hour and not a millisecond more', () => {
    writeExpiring(keys.serviceDate, '2026-08-08', noon);
    expect(SAVED_SERVICE_MS).toBe(3_600_000);
    expect(readExpiring(keys.serviceDate, noon + 3_599_999)).toBe('2026-08-08');
    expect(readExpiring(keys.serviceDate, noon + 3_600_000)).toBeNull();
    expect(localStorage.getItem('serviceDate')).toBeNull();
  });

  it.each(['', 'plain', '{"value":1,"expires":2}', 'null', '[]'])(
    'treats %j under an expiring key as nothing',
    (text) => {
      write(keys.serviceTime, text);
      expect(readExpiring(keys.serviceTime, noon)).toBeNull();
    },
  );

  it('notifies listeners of each change until they unsubscribe', () => {
    const listener = vi.fn();
    const leave = subscribe(listener);
    write('a', '1');
    remove('a');
    leave();
    write('a', '2');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('where the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };

  it('keeps values for the life of the page when touching it throws', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    write(keys.guestToken, 'abc');
    expect(read(keys.guestToken)).toBe('abc');
    remove(keys.guestToken);
    expect(read(keys.guestToken)).toBeNull();
  });

  it('keeps values for the life of the page when it is full', () => {
    vi.stubGlobal('localStorage', fakeStorage({ setItem: refuse }));
    write(keys.userId, '7');
    expect(read(keys.userId)).toBe('7');
  });
});
