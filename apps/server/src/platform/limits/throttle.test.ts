import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { consume, consumeOrRefuse } from './throttle.ts';

let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await bootApi();
  other = await bootApi({ beside: api });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const allowance = { max: 3, windowSeconds: 60 };

describe('the operation limit', () => {
  it('holds across processes', async () => {
    const tries = [api, other, api, other, api].map((from) => consume(from.app.services, 'login:account:1', allowance));
    const allowed = (await Promise.all(tries)).filter((answer) => answer.allowed);
    expect(allowed).toHaveLength(3);
  });

  it('returns the seconds to wait, and allows again when the window ends', async () => {
    for (let index = 0; index < 3; index += 1) await consume(api.app.services, 'login:account:2', allowance);
    api.clock.advance(20);
    expect(await consume(api.app.services, 'login:account:2', allowance)).toEqual({ allowed: false, retryAfter: 40 });
    api.clock.advance(40);
    expect(await consume(api.app.services, 'login:account:2', allowance)).toEqual({ allowed: true, retryAfter: 0 });
  });

  it('counts each key separately, and can refuse with an error', async () => {
    for (let index = 0; index < 3; index += 1) await consumeOrRefuse(api.app.services, 'code:4', allowance);
    await expect(consumeOrRefuse(api.app.services, 'code:4', allowance)).rejects.toMatchObject({
      message: 'Too many attempts. Please try again later.',
      extensions: { code: 'RATE_LIMITED', retry_after: 60 },
    });
    await expect(consumeOrRefuse(api.app.services, 'code:5', allowance)).resolves.toBeUndefined();
  });
});
