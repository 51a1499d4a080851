import { uniqueCodes } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { claimCodes } from './unique-codes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const ownerOf = async (code: string) =>
  (await api.db.select({ id: uniqueCodes.businessId }).from(uniqueCodes).where(eq(uniqueCodes.code, code)))[0]?.id;

describe('claiming a code', () => {
  it('[GROUND-017] gives it to the first business only, in each kind', async () => {
    expect(await claimCodes(api.db, 'slug', { businessId: 1, codes: ['willow'] })).toBe(true);
    expect(await claimCodes(api.db, 'slug', { businessId: 2, codes: ['willow'] })).toBe(false);
    expect(await ownerOf('willow')).toBe(1);
    expect(await claimCodes(api.db, 'voucher', { businessId: 2, codes: ['willow'] })).toBe(true);
  });

  it('[GROUND-017] can be repeated by the same business', async () => {
    expect(await claimCodes(api.db, 'voucher', { businessId: 3, codes: ['A-1', 'A-2'] })).toBe(true);
    expect(await claimCodes(api.db, 'voucher', { businessId: 3, codes: ['A-2', 'A-1'] })).toBe(true);
    expect(await claimCodes(api.db, 'voucher', { businessId: 3, codes: [] })).toBe(true);
  });

  it('[GROUND-017] says no to several if another business has one, and a rollback frees the rest', async () => {
    await claimCodes(api.db, 'voucher', { businessId: 4, codes: ['B-1'] });
    const attempt = api.db.transaction(async (tx) => {
      if (!(await claimCodes(tx, 'voucher', { businessId: 5, codes: ['B-0', 'B-1'] }))) tx.rollback();
    });
    await expect(attempt).rejects.toThrow();
    expect([await ownerOf('B-0'), await ownerOf('B-1')]).toEqual([undefined, 4]);
  });
});
