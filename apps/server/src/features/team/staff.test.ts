import { auditEntries, businessInvitations, businessMembers, outbox, sessions } from '@thyme/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangeWire, changeOf } from '../../../test/kit/desk-changes.ts';
import {
  bootApi,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';

let api: TestApi;
let owner: SignedIn;
let shop: TestBusiness;
const PASSWORD = 'Quiet-hour-1!';

beforeAll(async () => {
  api = await bootApi();
  owner = await api.signInBusiness({ firstName: 'Orla', lastName: 'Walsh' });
  shop = await insertBusiness(api.db, api.clock.now());
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const change = async (field: string, who: SignedIn = owner) =>
  (await api.ask<{ change: ChangeWire }>(`mutation { change: ${field} { ${changeOf} } }`, {}, who)).change;
const invite = (email: string, who = owner) =>
  change(`desk_invite_staff(business_id: ${shop.id}, email: "${email}")`, who);
const lastToken = async (email: string) => {
  const [mail] = await api.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
  return (mail?.payload as { token: string } | undefined)?.token ?? '';
};
const JOIN = `mutation($token: String!, $password: String!) {
  desk_join(token: $token, first_name: "Tom", last_name: "Daly", password: $password) { access_token user { id user_type } } }`;
const join = (token: string, password = PASSWORD) =>
  api.run<{ desk_join: { access_token: string; user: { id: number; user_type: number } } | null }>(JOIN, {
    token,
    password,
  });
const invitation = async (token: string) =>
  (
    await api.ask<{ desk_invitation: { shop: string; email: string; has_account: boolean } | null }>(
      'query($token: String!) { desk_invitation(token: $token) { shop email has_account } }',
      { token },
    )
  ).desk_invitation;

describe('staff', () => {
  it('are invited by mail, join once with a password of their own, and are logged out at once when removed', async () => {
    expect(await invite('Tom@Shop.example')).toMatchObject({ status: 1, message: 'The invitation is on its way.' });
    const token = await lastToken('tom@shop.example');
    const [stored] = await api.db.select().from(businessInvitations);
    expect(stored?.tokenHash.toString('base64url')).not.toBe(token);
    expect(await invitation(token)).toEqual({ shop: 'Willow Room', email: 'tom@shop.example', has_account: false });
    expect((await join(token, 'password')).errors?.[0]?.extensions?.validation).toHaveProperty('password');
    const answers = await Promise.all([join(token), join(token)]);
    const joined = answers.flatMap(({ data }) => (data?.desk_join ? [data.desk_join] : []));
    expect(joined).toMatchObject([{ user: { user_type: 1 } }]);
    expect(await invitation(token)).toBeNull();

    const tom = { token: joined[0]?.access_token ?? '' };
    const { desk_businesses } = await api.ask<{ desk_businesses: object[] }>(
      '{ desk_businesses { id role } }',
      {},
      tom,
    );
    expect(desk_businesses).toEqual([{ id: shop.id, role: 'staff' }]);
    for (const [operation, by] of [
      [
        `mutation { desk_invite_staff(business_id: ${shop.id}, email: "x@y.example") { status } }`,
        'owner or a manager',
      ],
      [`mutation { desk_remove_staff(business_id: ${shop.id}, user_id: ${owner.userId}) { status } }`, 'owner'],
      [`{ desk_team(business_id: ${shop.id}) { members { user_id } } }`, 'owner or a manager'],
      [`{ desk_audit_log(business_id: ${shop.id}) { has_more } }`, 'owner'],
    ] as const)
      expect((await api.run(operation, {}, tom)).errors?.[0]?.message).toBe(`Only the ${by} can do this.`);

    const tomId = joined[0]?.user.id ?? 0;
    expect(await change(`desk_remove_staff(business_id: ${shop.id}, user_id: ${tomId})`)).toMatchObject({ status: 1 });
    expect((await api.run('{ desk_businesses { id } }', {}, tom)).errors?.[0]?.message).toBe('Unauthenticated.');
    expect(await api.db.select().from(sessions).where(eq(sessions.userId, tomId))).toEqual([]);
    expect(await change(`desk_remove_staff(business_id: ${shop.id}, user_id: ${tomId})`)).toMatchObject({ status: 0 });
  });

  it('with an existing account join with it and log in as before', async () => {
    const other = await api.signInBusiness({ email: 'known@shop.example' });
    await invite('known@shop.example');
    const token = await lastToken('known@shop.example');
    expect(await invitation(token)).toMatchObject({ has_account: true });
    expect((await join(token)).data).toEqual({ desk_join: null });
    const [member] = await api.db
      .select()
      .from(businessMembers)
      .where(and(eq(businessMembers.businessId, shop.id), eq(businessMembers.userId, other.userId)));
    expect(member?.role).toBe('staff');
    expect(await invite('known@shop.example')).toMatchObject({ status: 0, message: 'This person works here already.' });
  });

  it('never get a guest account, and the owner does not learn whether one exists', async () => {
    await api.signIn({ email: 'guest@mail.example' });
    expect(await invite('guest@mail.example')).toMatchObject({ status: 1 });
    const { errors } = await join(await lastToken('guest@mail.example'));
    expect(errors?.[0]?.message).toContain('guest account');
  });

  it('cannot join by a link that is expired, withdrawn, replaced or forged', async () => {
    await invite('late@shop.example');
    const first = await lastToken('late@shop.example');
    await invite('late@shop.example');
    const second = await lastToken('late@shop.example');
    expect(await invitation(first)).toBeNull();
    expect(await change(`desk_withdraw_invitation(business_id: ${shop.id}, email: "late@shop.example")`)).toMatchObject(
      { status: 1 },
    );
    await invite('later@shop.example');
    const third = await lastToken('later@shop.example');
    api.clock.advance(8 * 86_400);
    for (const token of [first, second, third, 'x'.repeat(43)])
      expect((await join(token)).errors?.[0]?.message).toContain('not valid any more');
  });
});

describe('the audit log', () => {
  it('shows the owner who did what, by person, subject and day, and is append-only', async () => {
    const { id } = await insertBusiness(api.db, api.clock.now());
    await joinBusiness(api.db, id, owner.userId);
    await change(`desk_invite_staff(business_id: ${id}, email: "una@shop.example")`);
    const userId = (await join(await lastToken('una@shop.example'))).data?.desk_join?.user.id ?? 0;
    await change(`desk_remove_staff(business_id: ${id}, user_id: ${userId})`);
    await change(`desk_set_visible(business_id: ${id}, visible: false)`);
    const ask = async (filter = '') =>
      (
        await api.ask<{ desk_audit_log: { entries: { action: string; actor: string; subject: string }[] } }>(
          `{ desk_audit_log(business_id: ${id}${filter}) { entries { action actor subject at changes } } }`,
          {},
          owner,
        )
      ).desk_audit_log.entries.map(({ action, actor, subject }) => [action, actor, subject]);
    const entries = [
      ['hide-shop', 'Orla Walsh', 'profile'],
      ['remove-staff', 'Orla Walsh', 'staff'],
      ['join-staff', 'Tom Daly', 'staff'],
      ['invite-staff', 'Orla Walsh', 'staff'],
    ];
    const today = new Date(api.clock.now() * 1000).toISOString().slice(0, 10);
    expect(await ask()).toEqual(entries);
    expect(await ask(`, subject: "staff", from: "${today}", to: "${today}"`)).toEqual(entries.slice(1));
    expect(await ask(', from: "2027-01-01"')).toEqual([]);
    expect(await ask(`, actor_id: ${owner.userId}`)).toEqual(entries.filter(([, actor]) => actor === 'Orla Walsh'));
    await expect(api.db.delete(auditEntries)).rejects.toThrow();
    await expect(api.db.update(auditEntries).set({ action: 'x' })).rejects.toThrow();
  });
});
