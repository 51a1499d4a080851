import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { encode } from './encode.ts';
import { films, type Story } from './stories.ts';

// Records the films of the site from a running marketplace, and writes them with their posters and captions:
//   BASE_URL=http://localhost:3000 node e2e/films/record.ts [name …]
const base = process.env.BASE_URL ?? 'http://localhost:3000';
const out = join(import.meta.dirname, '../../apps/guest/app/features/content/films');

export interface Frame {
  /** Milliseconds since the film began. */
  at: number;
  jpeg: string;
}

export interface Caption {
  from: number;
  text: string;
}

/** Plays a story in the browser and keeps what it shows, frame by frame. */
async function record(browser: Browser, story: Story): Promise<{ frames: Frame[]; captions: Caption[] }> {
  const context = await browser.newContext({ baseURL: base, viewport: story.viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const frames: Frame[] = [];
  const captions: Caption[] = [];
  await page.goto(story.from, { waitUntil: 'networkidle' });
  const began = Date.now();
  const keep = async () => {
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 82, animations: 'disabled' });
    frames.push({ at: Date.now() - began, jpeg: jpeg.toString('base64') });
  };
  for (const { text, act } of story.scenes) {
    captions.push({ from: Date.now() - began, text });
    await act(page, keep);
    await keep();
  }
  await context.close();
  return paced(frames, captions);
}

/** The time a scene is read in, whatever the machine took for it. */
const SCENE_MS = 2_600;
const STEP_MS = 220;

/** Waiting is cut: frames within a scene follow each other quickly, and each scene ends with a moment to read. */
function paced(frames: readonly Frame[], captions: readonly Caption[]): { frames: Frame[]; captions: Caption[] } {
  const moved: Frame[] = [];
  const said: Caption[] = [];
  let clock = 0;
  captions.forEach((caption, index) => {
    const end = captions[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const scene = frames.filter(({ at }) => at >= caption.from && at < end);
    said.push({ from: clock, text: caption.text });
    for (const { jpeg } of scene) {
      moved.push({ at: clock, jpeg });
      clock += STEP_MS;
    }
    clock += SCENE_MS;
  });
  moved.push({ at: clock, jpeg: moved.at(-1)?.jpeg ?? '' });
  return { frames: moved, captions: said };
}

const stamp = (ms: number) => `00:${new Date(ms).toISOString().slice(14, 23)}`;

function subtitles(captions: readonly Caption[], end: number): string {
  const cues = captions.map(({ from, text }, index) => {
    const to = captions[index + 1]?.from ?? end;
    return `${stamp(from)} --> ${stamp(to)}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
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
  const page: Page = await browser.newPage();
  const { film, poster } = await encode(page, frames, story.viewport);
  writeFileSync(join(out, `${name}.webm`), film);
  writeFileSync(join(out, `${name}.webp`), poster);
  writeFileSync(join(out, `${name}.vtt`), subtitles(captions, frames.at(-1)?.at ?? 0));
  await page.close();
  console.log(`${name}: ${frames.length} frames, ${Math.round(film.byteLength / 1024)} KiB`);
}
await browser.close();
