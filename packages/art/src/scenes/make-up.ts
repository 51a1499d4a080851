import type { Canvas } from '../canvas.ts';
import { bottle } from '../props/bottles.ts';
import { plinth } from '../props/calm.ts';
import { exerciseBall } from '../props/fitness.ts';
import { flacon, jar, tube } from '../props/jars.ts';
import { brushCup, compact, jadeRoller, lipstick } from '../props/make-up.ts';
import { mirror } from '../props/on-wall.ts';
import { vase } from '../props/pottery.ts';
import { put } from '../put.ts';
import type { Layers } from '../render.ts';
import { shafts } from '../stage/light.ts';
import { away, heroX, otherX, slim, wide } from '../stage/placing.ts';
import { flatLay, lay, stillLife } from './frames.ts';
import { corner, edges, smear, twig, vaseOf } from './parts.ts';

export function vanity(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['plaster', 'half', 'panel', 'slats']),
    light: 'panes',
    hang: () => mirror(k, hx + s * 10, 214, 160, { bulbs: k.rng.chance(0.6), halo: k.rng.chance(0.4) }),
  });
  let props = put(k, vase, {
    x: hx + s * 230,
    y: 486,
    s: 1.3,
    ...vaseOf(k, { kinds: ['tulips', 'pampas', 'round'], height: 180 }),
  });
  props += put(k, brushCup, {
    x: hx - s * 110,
    y: 508,
    s: 1.2,
    colour: k.rng.pick([k.pal.pale, k.pal.accents[1], k.pal.accents[0]]),
  });
  props += put(k, compact, { x: hx + s * 110, y: 516, s: 1.05 });
  props += put(k, flacon, { x: hx + s * 6, y: 504, s: 1.1 });
  props += put(k, lipstick, { x: hx + s * 44, y: 554, s: 1 });
  props += put(k, jar, { x: hx - s * 40, y: 552, r: 38, h: 34, open: true });
  if (!slim(k))
    props +=
      put(k, bottle, { x: otherX(k) - s * 40, y: 510, r: 36, h: 130, cap: 'dropper', colour: k.pal.accents[2] }) +
      put(k, tube, { x: otherX(k) + s * 40, y: 536, colour: k.pal.accents[3], s: 1.05 });
  return { ...base, props: props + edges(k, { y: 520, kinds: ['palm', 'olive'] }), front: shafts(k) };
}

export function podium(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = stillLife(k, {
    finish: k.rng.pick(['arch', 'disc', 'arch', 'plaster']),
    material: k.rng.pick(['stone', 'marble', 'terrazzo']),
    light: k.rng.pick(['leaves', 'arch', 'panes']),
  });
  const tone = k.rng.pick([k.mix(k.pal.wall, k.pal.pale, 0.5), k.pal.wall2, k.pal.accents[3]]),
    c = k.rng.shuffle(k.pal.accents);
  let props =
    put(k, plinth, { x: hx + s * 116, y: 476, r: 84, h: 130, colour: tone }) +
    put(k, bottle, {
      x: hx + s * 116,
      y: 346,
      r: 36,
      h: 112,
      cap: 'dropper',
      colour: k.rng.pick(['#8a4a22', c[0]]),
      glass: true,
    });
  props += put(k, plinth, { x: hx - s * 30, y: 504, r: 104, h: 56, colour: k.mix(tone, k.pal.pale, 0.3) });
  props +=
    put(k, bottle, { x: hx - s * 70, y: 444, r: 34, h: 100, cap: 'pump', colour: c[1] }) +
    put(k, jar, { x: hx + s * 16, y: 452, r: 44, h: 36, colour: k.pal.pale, lid: c[0] });
  props += put(k, exerciseBall, { x: hx + s * 196, y: 546, r: 42, colour: c[2] });
  props += put(k, jar, { x: hx + s * 70, y: 560, r: 42, h: 34, open: true });
  if (!slim(k))
    props +=
      put(k, vase, {
        x: otherX(k) - s * 20,
        y: 500,
        s: 1.35,
        ...vaseOf(k, { kinds: ['round', 'lance', 'pampas', 'tulips'], height: 190 }),
      }) + put(k, tube, { x: otherX(k) + s * 90, y: 548, colour: c[3], s: 1.1 });
  return { ...base, props: props + edges(k, { y: 530, kinds: ['palm', 'rubber'] }), front: shafts(k) + corner(k) };
}

export function skinFlat(k: Canvas): Layers {
  const base = flatLay(k),
    hx = heroX(k),
    s = away(k),
    skin = ['#f0cdb0', '#d9a37c', '#b57850', '#7d4a30'];
  let props = lay(k, twig, {
    x: hx + s * 240,
    y: 640,
    to: [-s * 40, -340],
    kind: k.rng.pick(['round', 'lance']),
    size: 0.95,
    count: 8,
  });
  props += skin
    .map((c, i) =>
      lay(k, smear, { x: hx - s * 120 + (i % 2) * s * 24, y: 170 + i * 82, s: 1, turn: s * -14, colour: c, lift: 0.3 }),
    )
    .join('');
  props += lay(k, jadeRoller, { x: hx + s * 60, y: 290, s: 1.4, turn: s * 28 });
  props += lay(k, bottle, {
    x: hx + s * 200,
    y: 330,
    s: 1.35,
    turn: s * 16,
    cap: 'dropper',
    glass: true,
    colour: '#8a4a22',
  });
  if (!slim(k))
    props +=
      lay(k, lipstick, { x: otherX(k) - s * 40, y: 330, s: 1.7, turn: s * -30 }) +
      lay(k, tube, { x: otherX(k) + s * 30, y: 560, s: 1.6, turn: s * 18, colour: k.pal.accents[0] });
  if (wide(k)) props += lay(k, compact, { x: k.W * (s > 0 ? 0.88 : 0.12), y: 420, s: 1.5, turn: s * 10 });
  return { ...base, props, front: shafts(k, 0.6) };
}
