import type { Page } from '@playwright/test';
import type { Frame } from './film.ts';

/** Larger films would only load more slowly. Those for phones are in portrait. */
const LONGEST = 1_120;

/** When the poster is taken, as a fraction of the film: after the first page, before the last caption. */
const POSTER_AT = 0.6;

/** Draws the frames on a canvas in real time and records it with the browser's own encoder, with a poster. */
export async function encode(
  page: Page,
  frames: readonly Frame[],
  size: { width: number; height: number },
): Promise<{ film: Buffer; poster: Buffer }> {
  const scale = LONGEST / Math.max(size.width, size.height);
  // Encoders want even numbers.
  const even = (length: number) => 2 * Math.round((length * scale) / 2);
  const film = { width: even(size.width), height: even(size.height) };
  await page.setContent('<canvas></canvas>');
  const made = await page.evaluate(paintFilm, { pictures: [...frames], posterAt: POSTER_AT, ...film });
  return { film: Buffer.from(made.film, 'base64'), poster: Buffer.from(made.poster, 'base64') };
}

interface Reel {
  pictures: Frame[];
  width: number;
  height: number;
  posterAt: number;
}

/** Runs in the browser, so it can only use its arguments. */
async function paintFilm({ pictures, width, height, posterAt }: Reel): Promise<{ film: string; poster: string }> {
  const board = document.querySelector('canvas') as HTMLCanvasElement;
  Object.assign(board, { width, height });
  const pen = board.getContext('2d') as CanvasRenderingContext2D;
  const drawings = await Promise.all(
    pictures.map(async ({ jpeg }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${jpeg}`;
      await image.decode();
      return image;
    }),
  );
  const recorder = new MediaRecorder(board.captureStream(15), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 330_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const draw = (index: number) => pen.drawImage(drawings[index] as HTMLImageElement, 0, 0, width, height);
  draw(Math.floor(pictures.length * posterAt));
  const poster = board.toDataURL('image/webp', 0.75).split(',')[1] ?? '';
  draw(0);
  let sum = 0;
  const ends = pictures.map(({ ms }) => {
    sum += ms;
    return sum;
  });
  recorder.start();
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const clock = performance.now() - began;
      const shown = ends.findIndex((end) => end > clock);
      draw(shown === -1 ? pictures.length - 1 : shown);
      if (shown !== -1) return;
      clearInterval(tick);
      resolve();
    }, 40);
  });
  // Waits for the encoder, so that the last frames are not cut off.
  await new Promise((resolve) => setTimeout(resolve, 600));
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return { film: btoa(binary), poster };
}
