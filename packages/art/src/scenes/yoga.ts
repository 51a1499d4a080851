import type { Canvas } from '../canvas.ts';
import { candle, singingBowl } from '../props/calm.ts';
import { exerciseBall, reformer } from '../props/fitness.ts';
import { framedPrint } from '../props/framed-print.ts';
import { block, bolster, matBasket, matOnFloor, matRoll, zafu } from '../props/mats.ts';
import { mirror } from '../props/on-wall.ts';
import { potted } from '../props/potted.ts';
import { vase } from '../props/pottery.ts';
import { curtain } from '../props/soft-furnishings.ts';
import { glow, put } from '../put.ts';
import type { Layers } from '../render.ts';
import { floorLight, shafts, wallLight } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { windowView } from '../stage/window-view.ts';
import { room, stillLife } from './frames.ts';
import { corner, edges, vaseOf } from './parts.ts';

export function yogaWindow(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    w = k.rng.int(230, 280),
    shape = k.rng.pick(['arch', 'arch', 'grid', 'round']);
  const wx = hx - w / 2 - s * 60;
  const base = room(k, {
    material: 'planks',
    finish: k.rng.pick(['plaster', 'half', 'plaster']),
    hang: () =>
      windowView(k, { x: wx, y: 44, w, h: shape === 'round' ? w : 340, shape }) +
      (wide(k) ? windowView(k, { x: wx - s * 390, y: 44, w, h: shape === 'round' ? w : 340, shape }) : '') +
      (k.rng.chance(0.5) ? curtain(k, s > 0 ? wx - 96 : wx + w - 10, 106, 452) : ''),
    ground: () =>
      floorLight(k, wx, w, { length: 1.3 }) +
      (wide(k) ? floorLight(k, wx - s * 390, w, { length: 1.3 }) : '') +
      put(k, matOnFloor, {
        x: hx - s * 20,
        y: 574,
        w: 520,
        depth: 78,
        slant: s * 40,
        colour: k.pal.accents[0],
        flip: s < 0,
        quiet: true,
      }),
  });
  let props = put(k, potted, {
    x: hx + s * 210,
    y: 492,
    h: 360,
    kind: k.rng.pick(['palm', 'rubber', 'olive']),
    pot: k.pal.pale,
  });
  props += put(k, bolster, { x: hx - s * 60, y: 540, w: 190, h: 60, colour: k.pal.accents[2] });
  props += put(k, block, { x: hx + s * 130, y: 548 });
  if (!slim(k))
    props +=
      put(k, zafu, { x: otherX(k) - s * 30, y: 548, colour: k.pal.accents[1], w: 150, h: 60 }) +
      (k.rng.chance(0.5) ? '' : put(k, singingBowl, { x: otherX(k) - s * 30, y: 486, s: 0.55, quiet: true }));
  return { ...base, props, front: shafts(k, 1.2) };
}

export function yogaBasket(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    finish: k.rng.pick(['disc', 'arch', 'half']),
    material: k.rng.pick(['planks', 'concrete']),
    hang: () =>
      wallLight(k, { kind: k.rng.pick(['panes', 'arch', 'leaves']) }) +
      (slim(k) ? '' : framedPrint(k, otherX(k), 190, 140, 180)),
  });
  let props = put(k, potted, { x: hx + s * 210, y: 530, h: 370, pot: k.pal.accents[3], stand: true });
  props += put(k, matBasket, { x: hx - s * 20, y: 548, s: 1.3, colours: k.rng.shuffle(k.pal.accents.slice(0, 3)) });
  props += put(k, matRoll, { x: otherX(k) + s * 30, y: 566, r: 36, length: 220, colour: k.pal.accents[0] });
  if (!slim(k))
    props +=
      put(k, block, { x: otherX(k) - s * 60, y: 520, w: 104, h: 54 }) +
      put(k, block, { x: otherX(k) - s * 54, y: 462, w: 104, h: 54, colour: k.pal.accents[1], quiet: true }) +
      put(k, candle, { x: otherX(k) - s * 50, y: 396, s: 0.7, quiet: true });
  return { ...base, props, front: shafts(k) + corner(k) };
}

export function pilatesRoom(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['grid', 'arch', 'round']),
    w = 230;
  const wx = slim(k) ? hx - w / 2 : otherX(k) - w / 2 + s * 30;
  const base = room(k, {
    lit: true,
    finish: k.rng.pick(['plaster', 'half', 'panel']),
    material: k.rng.pick(['planks', 'concrete']),
    hang: () =>
      windowView(k, { x: wx, y: 52, w, h: shape === 'round' ? w : 310, shape }) +
      (slim(k) ? '' : mirror(k, hx + s * 110, 210, 96, { shape: 'arch' })),
    ground: () => floorLight(k, wx, w, { length: 1.6 }),
  });
  let props = put(k, potted, {
    x: hx + s * 330,
    y: 506,
    h: 330,
    kind: k.rng.pick(['olive', 'palm', 'rubber']),
    pot: k.pal.pale,
  });
  props += put(k, reformer, { x: hx, y: 548, s: 1.06, pad: k.pal.accents[0], flip: s < 0 });
  props += put(k, exerciseBall, {
    x: slim(k) ? hx - s * 200 : otherX(k) - s * 60,
    y: 562,
    r: 86,
    colour: k.rng.pick([k.pal.accents[2], k.pal.accents[1], k.pal.accents[3]]),
  });
  return { ...base, props, front: shafts(k, 1.1) };
}

export function yogaAltar(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    shape = k.rng.pick(['round', 'arch', 'round']),
    w = 220;
  const open = !slim(k) && k.rng.chance(0.6);
  const base = stillLife(k, {
    finish: k.rng.pick(open ? ['plaster', 'half'] : ['disc', 'arch', 'slats']),
    material: k.rng.pick(['wood', 'linen', 'stone', 'wood']),
    light: k.rng.pick(['leaves', 'arch', 'panes']),
    hang: () =>
      open
        ? windowView(k, {
            x: otherX(k) + s * 10 - w / 2,
            y: 84,
            w,
            h: shape === 'round' ? w : 270,
            shape,
            bars: k.rng.chance(0.5),
          })
        : '',
  });
  let props = put(k, vase, {
    x: hx + s * 180,
    y: 488,
    s: 1.45,
    ...vaseOf(k, { kinds: ['pampas', 'lance', 'round'], height: 190 }),
  });
  props += put(k, singingBowl, { x: hx + s * 6, y: 524, r: 74 });
  const cx = hx - s * 140;
  props +=
    put(k, candle, { x: cx, y: 548, glass: false, r: 28, h: 70 }) +
    put(k, candle, { x: cx + s * 66, y: 562, glass: false, r: 22, h: 40 });
  glow(k, cx, 456, 140, 0.7);
  if (!slim(k))
    props +=
      put(k, block, { x: otherX(k), y: 526, w: 170, h: 56, colour: k.pal.accents[2] }) +
      put(k, matRoll, { x: otherX(k), y: 462, r: 36, length: 180, colour: k.pal.accents[0], quiet: true });
  return { ...base, props: props + edges(k, { y: 520, kinds: ['palm', 'olive'] }), front: shafts(k) + corner(k) };
}
