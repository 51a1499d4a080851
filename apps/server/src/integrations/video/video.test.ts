import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideo } from './index.ts';

const NOW = 1_781_600_000;
const guest = {
  roomId: 'a-room-nobody-can-guess',
  userId: 7,
  side: 'guest' as const,
  name: 'Niamh',
  closesAt: NOW + 900,
};

describe('calls from browser to browser', () => {
  it('need no server of others, and use those that are configured', async () => {
    const bare = createVideo({ stunUrls: [], turn: null, livekit: null });
    expect(await bare.connect(guest, NOW)).toEqual({ provider: 'peer', token: null, url: null, iceServers: [] });
    const helped = createVideo({
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
  const asked: { path: string; authorization: string; body: string }[] = [];
  let standIn: Server;
  let url: string;
  let answer: { status: number; body: object } = { status: 200, body: {} };

  beforeAll(async () => {
    standIn = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization = '' } = request.headers;
        asked.push({ path: request.url ?? '', authorization, body: Buffer.concat(chunks).toString() });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
    url = `ws://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  });
  afterAll(() => standIn.close());

  const livekit = () => createVideo({ stunUrls: [], turn: null, livekit: { url, key: 'key', secret } });

  it('give a ticket for one room and one person that ends with it', async () => {
    const { token, provider, url: address } = await livekit().connect(guest, Math.floor(Date.now() / 1_000));
    expect({ provider, address }).toEqual({ provider: 'livekit', address: url });
    const { payload } = await jwtVerify(token ?? '', new TextEncoder().encode(secret));
    expect(payload).toMatchObject({
      sub: 'guest-7',
      name: 'Niamh',
      video: { room: guest.roomId, roomJoin: true, canPublish: true },
    });
    expect(payload.video).not.toHaveProperty('roomAdmin');
  });

  it('are closed on the provider’s side, and one that never began is no fault', async () => {
    await livekit().end(guest.roomId);
    expect(asked.at(-1)?.path).toBe('/twirp/livekit.RoomService/DeleteRoom');
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ room: guest.roomId });
    answer = { status: 404, body: { code: 'not_found', msg: 'requested room does not exist' } };
    await expect(livekit().end(guest.roomId)).resolves.toBeUndefined();
    answer = { status: 401, body: { code: 'unauthenticated', msg: 'no' } };
    await expect(livekit().end(guest.roomId)).rejects.toThrow();
  });
});
