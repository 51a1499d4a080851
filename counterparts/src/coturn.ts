import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { freePort } from '@thyme/local-postgres';
import { relayCredentials } from '../../apps/server/src/integrations/video/peer.ts';
import { type ArrangedCall, arrangeCall } from '../../e2e/tests/support/calls.ts';
import { type Fault, type FaultContext, type Finding, holds } from '../../faults/src/fault.ts';
import { openFixture } from '../../faults/src/fixture.ts';
import { ensureChromium } from '../../scripts/testing/chromium.ts';
import { ensureProgram, type Program, startProgram } from './program.ts';

const PROGRAM = '/usr/bin/turnserver';
const SECRET = 'shared-with-the-relay';
const PATIENCE = 30_000;

/** A call of two browsers that can reach each other only through coturn. */
export const coturn: Fault = {
  name: 'coturn',
  about: 'a video call through a TURN relay, with credentials that expire',
  async run(context) {
    const missing = ensureProgram(PROGRAM, 'coturn', context.log);
    if (missing) return [missing];
    const port = (await freePort()) ?? 0;
    const relay = await startCoturn(context, port);
    try {
      return await callThrough(context, port);
    } finally {
      await relay.stop();
    }
  },
};

/** The shipped file on this machine alone: peers are on the loopback, and there is no certificate. */
async function startCoturn({ root, scratch }: FaultContext, port: number): Promise<Program> {
  const directory = join(scratch, 'coturn');
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'turnserver.conf');
  const shipped = readFileSync(join(root, 'deploy', 'coturn.conf'), 'utf8')
    .replace('listening-port=3478', `listening-port=${port}\nlistening-ip=127.0.0.1\nrelay-ip=127.0.0.1`)
    .replace(/^(tls-listening-port|cert|pkey)=.*$/gm, '')
    .replace('denied-peer-ip=127.0.0.0-127.255.255.255\n', '')
    .replace('no-cli\n', `cli-password=none-of-your-business\ncli-port=${(await freePort()) ?? 0}\n`)
    .replace('REPLACE-WITH-TURN_SECRET', SECRET);
  const here = ['no-tls', 'no-dtls', 'allow-loopback-peers', 'log-file=stdout', 'simple-log', 'verbose'];
  const places = [`pidfile=${join(directory, 'turnserver.pid')}`, `userdb=${join(directory, 'users')}`];
  writeFileSync(file, `${[shipped, ...here, ...places].join('\n')}\n`);
  return startProgram(PROGRAM, ['-c', file], { port });
}

async function callThrough(context: FaultContext, port: number): Promise<Finding[]> {
  const fixture = await openFixture(context, 'coturn-server');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(context.log),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  });
  try {
    // The owner of the shop that has the call.
    await fixture.pool.query(
      `with owner as (insert into users (user_type, first_name, last_name, email) values (1, 'Orla', 'Walsh', 'orla@shop.example') returning id),
        shop as (update businesses set video_vetting = true where id = (select min(id) from businesses) returning id)
       insert into business_members (business_id, user_id, role) select shop.id, owner.id, 'owner' from shop, owner`,
    );
    process.env.E2E_DATABASE_URL = fixture.database.url;
    const urls = { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: SECRET };
    const call = await arrangeCall();
    const { address } = await fixture.instance(urls);
    const [guest, shop] = [
      await openCall(browser, address, call, call.guestToken),
      await openCall(browser, address, call, call.shopToken),
    ];
    const seen = [await isMoving(guest, call.ownerFirstName), await isMoving(shop, 'Niamh')];
    const paths = [await pathOf(guest), await pathOf(shop)];
    const stranger = await fixture.instance({ ...urls, TURN_SECRET: 'another-secret' });
    const other = await arrangeCall();
    const [one, two] = [
      await openCall(browser, stranger.address, other, other.guestToken),
      await openCall(browser, stranger.address, other, other.shopToken),
    ];
    const isShut = !(await isMoving(one, other.ownerFirstName, 8_000)) && !(await isMoving(two, 'Niamh', 1_000));
    const now = Math.floor(Date.now() / 1000);
    return [
      holds('guest and shop see each other through the relay', seen.every(Boolean), seen.join(', ')),
      holds(
        'what carries it is relayed on both sides',
        paths.every((path) => path === 'relay'),
        paths.join(', '),
      ),
      holds('credentials of another secret open nothing', isShut),
      holds(
        'credentials of the server open an allocation',
        await allocates(guest, port, relayCredentials(SECRET, { userId: 1, closesAt: now + 600 })),
      ),
      holds(
        'the same after the call has closed open none',
        !(await allocates(guest, port, relayCredentials(SECRET, { userId: 1, closesAt: now - 60 }))),
      ),
    ];
  } finally {
    await browser.close();
    await fixture.close();
  }
}

/** Joins a call in a browser that is allowed to use relays only. */
async function openCall(browser: Browser, address: string, call: ArrangedCall, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, permissions: ['camera', 'microphone'] });
  await context.addInitScript(() => {
    const Plain = window.RTCPeerConnection;
    const peers: RTCPeerConnection[] = [];
    Object.assign(window, { peers });
    window.RTCPeerConnection = class extends Plain {
      constructor(given?: RTCConfiguration) {
        super({ ...given, iceTransportPolicy: 'relay' });
        peers.push(this);
      }
    };
  });
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate((stored) => localStorage.setItem('guest_token', stored), token);
  await page.goto(`/video-vetting/${call.room}/${call.guestId}/Guest`);
  await page.getByRole('button', { name: 'Join the call' }).click({ timeout: PATIENCE });
  return page;
}

/** Whether the other side's picture arrives and its frames advance. */
async function isMoving(page: Page, name: string, within = PATIENCE): Promise<boolean> {
  const frames = () =>
    page
      .getByLabel(`Picture of ${name}`)
      .evaluate((video) => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames, undefined, {
        timeout: 1_000,
      })
      // The picture is not there yet.
      .catch(() => 0);
  for (const until = Date.now() + within; Date.now() < until; await page.waitForTimeout(250))
    if ((await frames()) > 5) return true;
  return false;
}

/** The kind of the candidate that a page's connection sends from. */
function pathOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { peers } = window as unknown as { peers: RTCPeerConnection[] };
    const stats = [...((await peers.at(-1)?.getStats()) ?? new Map()).values()];
    const pair = stats.find(
      ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
    );
    return stats.find(({ id }) => id === pair?.localCandidateId)?.candidateType ?? 'none';
  });
}

/** Whether the relay gives out an address for these credentials. */
function allocates(page: Page, port: number, credentials: { username: string; credential: string }): Promise<boolean> {
  return page.evaluate(
    async ({ urls, ...given }) => {
      const peer = new RTCPeerConnection({ iceServers: [{ urls, ...given }] });
      const found = new Promise<boolean>((resolve) => {
        peer.onicecandidate = ({ candidate }) => {
          if (candidate?.type === 'relay') resolve(true);
          else if (candidate === null) resolve(false);
        };
      });
      peer.createDataChannel('probe');
      await peer.setLocalDescription(await peer.createOffer());
      const answer = await found;
      peer.close();
      return answer;
    },
    { urls: `turn:127.0.0.1:${port}?transport=udp`, ...credentials },
  );
}
