import type { Document } from '@thyme/site/graphql/document.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clear, keys, write } from '../session/storage.ts';
import { runAsGuest } from './run-as-guest.ts';

const question = { toString: () => '{ mine }' } as Document<{ mine: number }, object>;

afterEach(() => {
  vi.unstubAllGlobals();
  clear();
});

describe('what is the guest’s own', () => {
  it('is not sent without a token, so a logout cannot end at a login page', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    await expect(runAsGuest(question, {})).rejects.toThrow('No guest is logged in.');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is sent with the stored token', async () => {
    vi.stubGlobal('window', { location: { hostname: 'localhost' } });
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json([{ data: { mine: 7 } }]));
    vi.stubGlobal('fetch', fetch);
    write(keys.guestToken, 'stored');
    expect(await runAsGuest(question, {})).toEqual({ mine: 7 });
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer stored' });
  });
});
