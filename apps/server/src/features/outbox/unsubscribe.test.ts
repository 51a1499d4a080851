import { clientDetails, unsubscribes } from '@thyme/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootApi, type TestApi } from '../../../test/kit/index.ts';
import { unsubscribePath } from './unsubscribe.ts';

let api: TestApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.close());

const oneClick = (path: string) =>
  api.fetch(path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
const wantsMail = async (userId: number) => {
  const [row] = await api.db.select().from(clientDetails).where(eq(clientDetails.userId, userId));
  return row?.emailNotification;
};
const pathFor = (userId: number, recipient: string, kind: 'bookings' | 'news' = 'bookings') =>
  String(unsubscribePath(api.app.services, kind, { userId, recipient }));

describe('[MAIL-007] the link that turns mails off', () => {
  it('asks first, and turns off the guest’s mails without a login', async () => {
    const guest = await api.signIn();
    const other = await api.signIn();
    const path = pathFor(guest.userId, guest.email);
    const question = await api.fetch(path);
    expect([question.status, question.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await question.text()).toContain('Turn off emails about your appointments?');
    expect(await wantsMail(guest.userId)).toBe(true);
    const done = await oneClick(path);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('Emails about your appointments are off');
    expect([await wantsMail(guest.userId), await wantsMail(other.userId)]).toEqual([false, true]);
  });

  it('is idempotent', async () => {
    const path = pathFor(0, 'reader@mail.example', 'news');
    expect([(await oneClick(path)).status, (await oneClick(path)).status]).toEqual([200, 200]);
    const stored = await api.db.select().from(unsubscribes).where(eq(unsubscribes.email, 'reader@mail.example'));
    expect(stored).toHaveLength(1);
  });

  it('cannot be changed to another person’s', async () => {
    const [guest, victim] = [await api.signIn(), await api.signIn()];
    const signature = pathFor(guest.userId, guest.email).split('/').at(-1);
    const key = Buffer.from(String(victim.userId)).toString('base64url');
    for (const path of [
      `/mail/unsubscribe/bookings/${key}/${signature}`,
      `/mail/unsubscribe/news/${key}/${signature}`,
      `/mail/unsubscribe/everything/${key}/${signature}`,
      `/mail/unsubscribe/bookings/${key}/x`,
    ]) {
      const refused = await oneClick(path);
      expect(refused.status).toBe(404);
      expect(await refused.text()).toContain('This link doesn’t work');
    }
    expect(await wantsMail(victim.userId)).toBe(true);
  });
});
