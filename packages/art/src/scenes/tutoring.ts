import type { Canvas } from '../canvas.ts';
import { bookRow, bookStack, notebook } from '../props/books.ts';
import { hourglass } from '../props/calm.ts';
import { sideChair } from '../props/chairs.ts';
import { chalkboard } from '../props/chalkboard.ts';
import { apple, globe, laptop, pencilPot } from '../props/desk-things.ts';
import { deskLamp } from '../props/lamps.ts';
import { clock, shelf } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { vase } from '../props/pottery.ts';
import { desk } from '../props/tables.ts';
import { glow, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import { room, stillLife } from './frames.ts';
import { edges, vaseOf } from './parts.ts';

export function studyTable(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel', 'disc']),
    material: k.rng.pick(['wood', 'wood', 'stone', 'linen']),
    hang: () => (slim(k) ? '' : shelf(k, otherX(k), 236, 280)),
  });
  let props = slim(k)
    ? ''
    : put(k, bookRow, { x: otherX(k) - 30, y: 232, s: 0.86, count: 6, quiet: true }) +
      put(k, vase, { x: otherX(k) + 106, y: 232, s: 0.5, ...vaseOf(k, { kinds: ['round', 'lance'] }), quiet: true });
  props += put(k, globe, { x: hx + s * 130, y: 502, s: 1.4 });
  props += put(k, bookStack, {
    x: hx - s * 60,
    y: 512,
    count: k.rng.int(4, 5),
    w: 200,
    s: 1.1,
    colours: k.rng.shuffle(k.pal.accents),
  });
  props += put(k, apple, { x: hx + s * 20, y: 560, r: 32 });
  props += put(k, pencilPot, { x: hx + s * 240, y: 556, s: 1.25 });
  if (!slim(k)) {
    props += put(k, deskLamp, { x: otherX(k) - s * 30, y: 516, s: 1.4, lean: s, colour: k.pal.accents[0] });
    glow(k, otherX(k) + s * 50, 300, 160, k.pal.dark || k.time.lamps ? 0.7 : 0.25);
  }
  return { ...base, props: props + edges(k, { y: 530 }), front: shafts(k) };
}

export function deskWindow(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['grid', 'arch', 'round', 'grid']),
    w = 270;
  const wx = hx - w / 2 - s * 30;
  const base = room(k, {
    material: 'planks',
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    hang: () =>
      windowView(k, { x: wx, y: 36, w, h: shape === 'round' ? w : 250, shape }) +
      (slim(k) ? '' : shelf(k, otherX(k) - s * 10, 230, 250)) +
      (wide(k) ? clock(k, k.W * (s > 0 ? 0.87 : 0.13), 140, 56) : ''),
    ground: () => floorLight(k, wx, w, { length: 0.8 }),
  });
  let props = slim(k) ? '' : put(k, bookRow, { x: otherX(k) - s * 10, y: 226, s: 0.8, count: 7, quiet: true });
  props += put(k, desk, { x: hx, y: 566, w: 480, h: 176 });
  const top = 382;
  props +=
    put(k, laptop, { x: hx - s * 20, y: top + 4, s: 0.86, quiet: true }) +
    put(k, bookStack, { x: hx + s * 160, y: top + 4, s: 0.7, count: 4, w: 150, quiet: true }) +
    put(k, deskLamp, { x: hx - s * 180, y: top + 4, s: 0.84, lean: s, quiet: true }) +
    put(k, pencilPot, { x: hx + s * 86, y: top + 6, s: 0.64, quiet: true });
  if (k.pal.dark || k.time.lamps) glow(k, hx - s * 130, top - 130, 150, 0.65);
  props += put(k, sideChair, { x: hx + s * 10, y: 588, s: 1.02, colour: k.pal.accents[0] });
  if (!slim(k)) props += put(k, potted, { x: otherX(k) - s * 20, y: 560, h: 290, pot: k.pal.pale });
  if (wide(k)) props += put(k, globe, { x: k.W * (s > 0 ? 0.87 : 0.13), y: 560, s: 1.7 });
  return { ...base, props, front: shafts(k) };
}

export function lesson(k: Canvas): Layers {
  const hx = k.W / 2,
    s = away(k),
    w = Math.min(k.W * 0.62, 640);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    material: k.rng.pick(['wood', 'stone']),
    light: 'panes',
    hang: () => chalkboard(k, hx - s * 40, 176, w, 250),
  });
  let props = put(k, bookRow, {
    x: hx + s * (slim(k) ? 120 : 260),
    y: 494,
    s: 1.12,
    count: slim(k) ? 4 : 6,
    colours: k.rng.shuffle(k.pal.accents),
  });
  props +=
    put(k, bookStack, { x: hx - s * 120, y: 516, s: 1.05, count: 3, w: 200 }) +
    put(k, apple, { x: hx - s * 112, y: 418, r: 34, quiet: true });
  props += put(k, pencilPot, { x: hx + s * 40, y: 540, s: 1.3 });
  props += put(k, notebook, { x: hx + s * 180, y: 566, s: 1.1 });
  if (!slim(k)) props += put(k, hourglass, { x: otherX(k) - s * 40, y: 540, s: 1.2 });
  return { ...base, props: props + edges(k, { y: 520 }), front: shafts(k) };
}
