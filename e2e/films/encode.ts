import type { Page } from '@playwright/test';
import type { Frame } from './record.ts';

/** A film is shown at most this wide; a larger one would only take longer to come. */
const WIDTH = 1_120;

/** Draws the frames on a canvas in their time and lets the browser itself make a film of it. */
export async function encode(
  page: Page,
  frames: readonly Frame[],
  size: { width: number; height: number },
): Promise<Buffer> {
  const scale = Math.min(1, WIDTH / size.width);
  const canvas = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  await page.setContent('<canvas></canvas>');
  const text = await page.evaluate(
    async ({ pictures, width, height }) => {
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
      const recorder = new MediaRecorder(board.captureStream(12), {
        mimeType: 'video/webm;codecs=vp9',
        videoBitsPerSecond: 500_000,
      });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      const draw = (index: number) => pen.drawImage(drawings[index] as HTMLImageElement, 0, 0, width, height);
      draw(0);
      recorder.start();
      const began = performance.now();
      const end = pictures.at(-1)?.at ?? 0;
      await new Promise<void>((resolve) => {
        const tick = setInterval(() => {
          const clock = performance.now() - began;
          const next = pictures.findIndex(({ at }) => at > clock);
          draw(next === -1 ? pictures.length - 1 : Math.max(0, next - 1));
          if (clock < end) return;
          clearInterval(tick);
          resolve();
        }, 80);
      });
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      let binary = '';
      for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
      return btoa(binary);
    },
    { pictures: [...frames], ...canvas },
  );
  return Buffer.from(text, 'base64');
}
