import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideo } from './index.ts';

const NOW = 1_781_600_000;
const guest = {
  roomId: 'a-room-with-an-unguessable-id',
  userId: 7,
  side: 'guest' as const,
  name: 'Niamh',
  closesAt: NOW + 900,
};

describe('peer-to-peer calls', () => {
  it('need no other server, and use configured ones', async () => {
    const bare = await createVideo({ stunUrls: [], turn: null, livekit: null });
    expect(await bare.connect(guest, NOW)).toEqual({ provider: 'peer', token: null, url: null, iceServers: [] });
    const helped = await createVideo({
      stunUrls: ['stun:stun.example:3478'],
      turn: { urls: ['turn:turn.example:3478'], secret: 'shared' },
      livekit: null,
    });
    const username = `${NOW + 900}:7`;
    expect((await helped.connect(guest, NOW)).iceServers).toEqual([
      { urls: ['stun:stun.example:3478'] },
      {
        urls: ['turn:turn.example:3478'],
        username,
        credential: createHmac('sha1', 'shared').update(username).digest('base64'),
      },
    ]);
  });
});

describe('calls through LiveKit', () => {
  const secret = 'a-secret-of-the-livekit-server-of-ours';
  const requests: { path: string; authorization: string; body: string }[] = [];
  let server: Server;
  let url: string;
  let answer: { status: number; body: object } = { status: 200, body: {} };

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization = '' } = request.headers;
        requests.push({ path: request.url ?? '', authorization, body: Buffer.concat(chunks).toString() });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const livekit = () => createVideo({ stunUrls: [], turn: null, livekit: { url, key: 'key', secret } });

  it('get a token for one room and person that expires with the room', async () => {
    const { token, provider, url: address } = await (await livekit()).connect(guest, Math.floor(Date.now() / 1_000));
    expect({ provider, address }).toEqual({ provider: 'livekit', address: url });
    const { payload } = await jwtVerify(token ?? '', new TextEncoder().encode(secret));
    expect(payload).toMatchObject({
      sub: 'guest-7',
      name: 'Niamh',
      video: { room: guest.roomId, roomJoin: true, canPublish: true },
    });
    expect(payload.video).not.toHaveProperty('roomAdmin');
  });

  it('are ended at the provider; ending one that never started is not an error', async () => {
    await (await livekit()).end(guest.roomId);
    expect(requests.at(-1)?.path).toBe('/twirp/livekit.RoomService/DeleteRoom');
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toEqual({ room: guest.roomId });
    answer = { status: 404, body: { code: 'not_found', msg: 'requested room does not exist' } };
    await expect((await livekit()).end(guest.roomId)).resolves.toBeUndefined();
    answer = { status: 401, body: { code: 'unauthenticated', msg: 'no' } };
    await expect((await livekit()).end(guest.roomId)).rejects.toThrow();
  });
});
