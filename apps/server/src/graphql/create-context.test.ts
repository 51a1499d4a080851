import { sessions, users } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../test/kit/index.ts';
import { createContext } from './create-context.ts';
import { idempotencyKeyOf } from './idempotency-argument.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const client = { ip: '203.0.113.7', userAgent: 'test', requestId: 'r' };
const contextOf = (authorization?: string) => createContext(api.app.services, { client, authorization });

describe('the viewer of a request', () => {
  it('is the session’s user', async () => {
    const guest = await api.signIn();
    expect(await contextOf(`Bearer ${guest.token}`).viewer()).toEqual({
      id: guest.userId,
      kind: 'guest',
      userType: 2,
      sessionId: guest.sessionId,
      clientDetailId: guest.clientDetailId,
    });
    const owner = await api.signInBusiness();
    expect(await contextOf(`Bearer ${owner.token}`).viewer()).toMatchObject({ kind: 'business', clientDetailId: null });
  });

  it.each([undefined, '', 'Bearer ', 'Bearer', 'Bearer unknown-token', 'Basic abc', 'Bearer a b'])(
    'has no user with %j',
    async (header) => {
      expect(await contextOf(header).viewer()).toBeNull();
      await expect(contextOf(header).requireViewer()).rejects.toThrow('Unauthenticated.');
    },
  );

  it('is null once the session has ended or expired or its account is closed', async () => {
    const [ended, idle, gone] = [await api.signIn(), await api.signIn(), await api.signIn()];
    await api.db.delete(sessions).where(eq(sessions.id, ended.sessionId));
    await api.db.update(sessions).set({ idleExpiresAt: api.clock.now() }).where(eq(sessions.id, idle.sessionId));
    await api.db
      .update(users)
      .set({ deletedAt: api.clock.now(), email: null, passwordHash: null })
      .where(eq(users.id, gone.userId));
    for (const { token } of [ended, idle, gone]) expect(await contextOf(`Bearer ${token}`).viewer()).toBeNull();
  });

  it('is resolved once per request, and again after a write', async () => {
    const guest = await api.signIn();
    const context = contextOf(`Bearer ${guest.token}`);
    await context.viewer();
    await api.db.delete(sessions).where(eq(sessions.id, guest.sessionId));
    expect(await context.viewer()).not.toBeNull();
    expect(await context.fork().viewer()).toBeNull();
  });
});

describe('the idempotency key', () => {
  it('is the argument, else the header', () => {
    const context = createContext(api.app.services, { client, idempotencyKey: 'from-header' });
    expect(idempotencyKeyOf(context, 'from-argument')).toBe('from-argument');
    expect(idempotencyKeyOf(context, null)).toBe('from-header');
    expect(idempotencyKeyOf(contextOf(), undefined)).toBeNull();
  });
});
