import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { encode } from './encode.ts';
import { type Caption, type Frame, restMs, type Story, subtitles } from './film.ts';
import { Stage } from './stage.ts';
import { films } from './stories/index.ts';

// Records the site's films from a running demo marketplace, and writes them with posters and captions:
//   BASE_URL=http://localhost:3000 node e2e/films/record.ts [name …]
// Stories book and move appointments: start from a fresh marketplace to get the same film again.
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const out = join(import.meta.dirname, '../../apps/guest/app/features/content/films/files');

const people = {
  guest: { login: 'login', email: 'niamh.gallagher@guest.example', key: 'guest_token' },
  newcomer: { login: 'login', email: 'brid.kavanagh@guest.example', key: 'guest_token' },
  owner: { login: 'desk_login', email: 'owner@fern-and-fold.example', key: 'token' },
};

/** Demo accounts log in with the password that the demo prints. */
async function tokenOf(who: keyof typeof people): Promise<{ key: string; token: string }> {
  const { login, email, key } = people[who];
  const query = `mutation ($email: String!) { ${login}(username: $email, password: "Quiet-hour-1!") { access_token } }`;
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email } }),
  });
  const { data } = (await response.json()) as { data: Record<string, { access_token: string }> };
  return { key, token: data[login]?.access_token ?? '' };
}

/** Plays a story in the browser and stores its frames. */
async function record(browser: Browser, story: Story): Promise<{ frames: Frame[]; captions: Caption[] }> {
  const context = await browser.newContext({
    ...{ baseURL: base, viewport: story.viewport, reducedMotion: 'reduce', locale: 'en-IE' },
    timezoneId: 'Europe/Dublin',
    deviceScaleFactor: story.viewport.width < 600 ? 2 : 1,
  });
  const page = await context.newPage();
  const stage = new Stage(page);
  await stage.prepare();
  await page.goto('/robots.txt');
  // A story may use both the guest site and the desk.
  for (const who of new Set([story.as ?? 'owner', 'owner' as const])) {
    const stored = await tokenOf(who);
    await page.evaluate(({ key, token }) => localStorage.setItem(key, token), stored);
  }
  const captions: Caption[] = [];
  let clock = 0;
  await stage.open(story.from);
  clock += stage.frames.reduce((sum, { ms }) => sum + ms, 0);
  for (const { text, act } of story.scenes) {
    captions.push({ from: captions.length === 0 ? 0 : clock, text });
    const before = stage.frames.length;
    await act(stage);
    await stage.keep(restMs(text));
    clock += stage.frames.slice(before).reduce((sum, { ms }) => sum + ms, 0);
  }
  await context.close();
  return { frames: stage.frames, captions };
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--enable-unsafe-swiftshader'],
});
mkdirSync(out, { recursive: true });
for (const [name, story] of Object.entries(films)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { frames, captions } = await record(browser, story);
  const length = frames.reduce((sum, { ms }) => sum + ms, 0);
  const page = await browser.newPage();
  const { film, poster } = await encode(page, frames, story.viewport);
  writeFileSync(join(out, `${name}.webm`), film);
  writeFileSync(join(out, `${name}.webp`), poster);
  writeFileSync(join(out, `${name}.vtt`), subtitles(captions, length));
  await page.close();
  console.log(`${name}: ${Math.round(length / 1_000)} s, ${Math.round(film.byteLength / 1024)} KiB`);
}
await browser.close();
