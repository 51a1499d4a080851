import type { Locator, Page } from '@playwright/test';
import type { Frame } from './film.ts';

const MOVE_MS = 80;
const TYPE_MS = 150;
const CHANGE_MS = 500;
const MOVES = 6;

interface Point {
  x: number;
  y: number;
}

/** Draws a pointer over the page, so that viewers can follow it. */
function drawPointer(): void {
  const place = () => {
    const pointer = document.createElement('div');
    pointer.id = 'film-pointer';
    Object.assign(pointer.style, {
      ...{ position: 'fixed', left: '-60px', top: '-60px', width: '26px', height: '26px', margin: '-13px 0 0 -13px' },
      ...{ borderRadius: '50%', background: 'rgb(18 53 42 / 38%)', border: '2.5px solid white' },
      ...{ boxShadow: '0 1px 6px rgb(0 0 0 / 45%)', pointerEvents: 'none', zIndex: '2147483647' },
    });
    document.documentElement.append(pointer);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', place);
  else place();
}

/** The page, with actions slow enough to watch. */
export class Stage {
  readonly frames: Frame[] = [];
  readonly page: Page;
  #at: Point = { x: 640, y: 420 };

  constructor(page: Page) {
    this.page = page;
  }

  async prepare(): Promise<void> {
    await this.page.addInitScript(drawPointer);
  }

  async keep(ms = CHANGE_MS): Promise<void> {
    const jpeg = await this.page.screenshot({ type: 'jpeg', quality: 82, animations: 'disabled' });
    this.frames.push({ jpeg: jpeg.toString('base64'), ms });
  }

  /** Opens a page and leaves the loading time out of the film. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.#show(this.#at, 1);
    await this.keep();
  }

  /** Waits until an element is visible, scrolls to it, and clicks it. */
  async press(target: Locator): Promise<void> {
    const at = await this.#reach(target);
    await this.#show(at, 0.7);
    await this.keep(MOVE_MS * 2);
    await target.click();
    await this.settle();
    await this.#show(at, 1);
    await this.keep();
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.#reach(target);
    await target.click();
    for (const part of text.match(/.{1,3}/g) ?? []) {
      await target.pressSequentially(part);
      await this.keep(TYPE_MS);
    }
  }

  async scroll(by: number): Promise<void> {
    const steps = Math.ceil(Math.abs(by) / 130);
    for (let step = 0; step < steps; step += 1) {
      await this.page.mouse.wheel(0, by / steps);
      await this.keep(MOVE_MS);
    }
  }

  async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
  }

  async #reach(target: Locator): Promise<Point> {
    await target.waitFor();
    await this.#bringIntoView(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nobody can see ${target}.`);
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 60) };
    const from = this.#at;
    for (let step = 1; step <= MOVES; step += 1) {
      const part = (1 - Math.cos((step / MOVES) * Math.PI)) / 2;
      await this.#show({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 1);
      await this.keep(MOVE_MS);
    }
    return to;
  }

  async #bringIntoView(target: Locator): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    for (let turn = 0; turn < 12; turn += 1) {
      const box = await target.boundingBox();
      if (!box || (box.y > 90 && box.y + Math.min(box.height, 120) < height - 90)) return;
      const before = box.y;
      await this.scroll(Math.max(-390, Math.min(390, box.y - height / 2)));
      if (Math.abs(((await target.boundingBox())?.y ?? before) - before) < 2) return target.scrollIntoViewIfNeeded();
    }
  }

  async #show({ x, y }: Point, scale: number): Promise<void> {
    this.#at = { x, y };
    await this.page.mouse.move(x, y);
    await this.page.evaluate(
      ({ left, top, size }) => {
        const pointer = document.getElementById('film-pointer');
        Object.assign(pointer?.style ?? {}, { left: `${left}px`, top: `${top}px`, scale: String(size) });
      },
      { left: x, top: y, size: scale },
    );
  }
}
