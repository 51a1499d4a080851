import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  bootApi,
  insertAppointment,
  insertBusiness,
  joinBusiness,
  type SignedIn,
  type TestApi,
  type TestBusiness,
} from '../../../test/kit/index.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';

let api: TestApi;
let shop: TestBusiness;
let owner: SignedIn;
let passwordHash: string;
const PASSWORD = 'Slow-river-42!';
beforeAll(async () => {
  api = await bootApi();
  shop = await insertBusiness(api.db, api.clock.now());
  passwordHash = await hashPassword(PASSWORD);
  owner = await api.signInBusiness({ passwordHash });
  await joinBusiness(api.db, shop.id, owner.userId);
});
afterAll(() => api.close());

const LOGIN = `mutation($username: String!, $password: String!) {
  desk_login(username: $username, password: $password) { access_token user { user_type } } }`;

describe('the login of the desk', () => {
  it('admits members of a business, and their token opens the desk', async () => {
    const { desk_login } = await api.ask<{ desk_login: { access_token: string; user: { user_type: number } } }>(LOGIN, {
      username: ` ${owner.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(desk_login.user.user_type).toBe(1);
    const { desk_me } = await api.ask<{ desk_me: object }>(
      '{ desk_me { id email businesses { id role } } }',
      {},
      { token: desk_login.access_token },
    );
    expect(desk_me).toEqual({ id: owner.userId, email: owner.email, businesses: [{ id: shop.id, role: 'owner' }] });
  });

  it('refuses guests with a correct password, and a wrong password', async () => {
    const guest = await api.signIn({ passwordHash });
    const asGuest = await api.run(LOGIN, { username: guest.email, password: PASSWORD });
    expect(asGuest.errors?.[0]?.message).toBe('Please login with your business account!');
    const wrong = await api.run(LOGIN, { username: owner.email, password: 'Wrong-horse-1!' });
    expect(wrong.errors?.[0]?.message).toBe('These credentials do not match our records.');
    expect((await api.run('{ desk_me { id } }', {}, guest)).errors?.[0]?.message).toBe('Unauthenticated.');
  });

  it('is not the guests’ login: an owner cannot log in there', async () => {
    const { errors } = await api.run(
      'mutation($u: String!, $p: String!) { login(username: $u, password: $p) { access_token } }',
      { u: owner.email, p: PASSWORD },
    );
    expect(errors).toHaveLength(1);
  });
});

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function line(token: string): Promise<Socket> {
  const socket = io(api.url, { path: '/realtime', transports: ['websocket'], auth: { token }, forceNew: true });
  open.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

it('a shop has opened once it was first published, and still when it is hidden', async () => {
  const person = await api.signInBusiness();
  const shopWith = async (business: { published: boolean; publishedAt: number | null }) => {
    const { id } = await insertBusiness(api.db, api.clock.now(), { business });
    await joinBusiness(api.db, id, person.userId);
    return id;
  };
  const begun = await shopWith({ published: false, publishedAt: null });
  const hidden = await shopWith({ published: false, publishedAt: api.clock.now() });
  const { desk_businesses } = await api.ask<{ desk_businesses: { id: number; has_opened: boolean }[] }>(
    '{ desk_businesses { id has_opened } }',
    {},
    person,
  );
  expect(new Map(desk_businesses.map(({ id, has_opened }) => [id, has_opened]))).toEqual(
    new Map([
      [begun, false],
      [hidden, true],
    ]),
  );
});

describe("the desk's channel", () => {
  it('is restricted to members of the business', async () => {
    const stranger = await api.signInBusiness();
    const guest = await api.signIn();
    const channel = `desk.${shop.id}`;
    expect(await (await line(owner.token)).emitWithAck('join', channel)).toEqual({ status: 1 });
    for (const token of [stranger.token, guest.token, '']) {
      expect(await (await line(token)).emitWithAck('join', channel)).toMatchObject({ status: 0 });
    }
    const own = await line(owner.token);
    for (const name of ['desk.0', 'desk.99999999999', 'desk.x']) {
      expect(await own.emitWithAck('join', name)).toMatchObject({ status: 0 });
    }
  });

  it('announces a change at commit, without its content', async () => {
    const guest = await api.signIn();
    const appointment = await insertAppointment(api.db, shop, guest.userId, { startsAt: api.clock.now() + 40 * 3_600 });
    const socket = await line(owner.token);
    await socket.emitWithAck('join', `desk.${shop.id}`);
    const received = new Promise((resolve) => socket.once('desk', resolve));
    await api.ask(`mutation { desk_accept(id: ${appointment.id}) { status } }`, {}, owner);
    expect(await received).toEqual({ business_id: shop.id });
  });
});
