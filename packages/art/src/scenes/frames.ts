import type { Canvas, Side } from '../canvas.ts';
import { H } from '../canvas.ts';
import { lightness } from '../colour.ts';
import type { FloorMaterial, WallFinish } from '../finishes.ts';
import { d } from '../markup.ts';
import type { OptionsOf, PropMaker } from '../put.ts';
import { floor } from '../stage/floor.ts';
import { type WallLightKind, wallLight } from '../stage/light.ts';
import { heroX, wide } from '../stage/placing.ts';
import { type TableMaterial, tableTop } from '../stage/table-top.ts';
import { wall } from '../stage/walls.ts';
import { weave } from '../stage/weave.ts';

/** Frame for objects on a table in front of a near wall. */
export function stillLife(
  k: Canvas,
  {
    finish,
    material,
    light,
    hang = () => '',
  }: { finish?: WallFinish; material?: TableMaterial; light?: WallLightKind; hang?: () => string } = {},
) {
  k.horizon = k.rng.int(416, 440);
  k.wallNear = true;
  k.zoom = wide(k) ? k.rng.range(1.06, 1.14) : k.rng.range(1.08, 1.2);
  const back = wall(k, finish) + wallLight(k, { kind: light }) + hang();
  return { back, surface: tableTop(k, material) };
}

/** Frame for a room; `lit` when a window on the far side gives the light. */
export function room(
  k: Canvas,
  {
    finish,
    material,
    hang = () => '',
    ground = () => '',
    lit = false,
  }: { finish?: WallFinish; material?: FloorMaterial; hang?: () => string; ground?: () => string; lit?: boolean } = {},
) {
  if (lit) k.light.side = -k.dir as Side;
  k.zoom = k.rng.range(1, 1.05);
  k.horizon = k.rng.int(440, 462);
  const back = wall(k, k.house.walls ?? finish ?? k.rng.pick(['plaster', 'half', 'panel', 'plaster'])) + hang();
  return { back, surface: floor(k, k.house.floor ?? material) + ground() };
}

/** Frame for objects on a table, seen from above. */
export function flatLay(k: Canvas, ground?: string) {
  k.horizon = H;
  const { pal, W } = k;
  const c = ground ?? k.rng.pick([pal.wall, pal.surface, pal.wall2]);
  const cloth = weave(k, 0, H, k.dim(c, 0.4), 0.16);
  const slab = k.mix(c, lightness(c) > 0.8 ? k.rng.pick([pal.wall2, pal.accents[3]]) : pal.pale, 0.62),
    s = -k.light.side;
  const base = d`<rect width="${W}" height="${H}" fill="${k.across([
    [0, k.tint(c, 0.36)],
    [0.5, c],
    [1, k.dim(c, 0.16)],
  ])}"/>${cloth}`;
  const board = k.rng.chance(0.5)
    ? d`<g transform="translate(${heroX(k)} 300) rotate(${s * -9})"><rect x="-236" y="-214" width="472" height="440" rx="30" fill="${pal.shade}" opacity=".3" filter="${k.haze(12)}" transform="translate(${s * 16} 16)"/><rect x="-236" y="-214" width="472" height="440" rx="30" fill="${k.face(slab, 0.9)}"/></g>`
    : d`<g><circle cx="${heroX(k) + s * 16}" cy="318" r="250" fill="${pal.shade}" opacity=".28" filter="${k.haze(12)}"/><circle cx="${heroX(k)}" cy="300" r="250" fill="${k.face(slab, 0.9)}"/></g>`;
  return {
    back: base + board + wallLight(k, { x: k.W * 0.5, kind: k.rng.pick(['leaves', 'panes', 'leaves']), strength: 0.7 }),
    surface: '',
  };
}

export type Lying = { x: number; y: number; s?: number; turn?: number; lift?: number };

/** Places a flat tool with a drop shadow. */
export function lay<M extends PropMaker>(k: Canvas, make: M, at: Lying & OptionsOf<M>): string {
  const { x, y, s = 1, turn = 0, lift = 1, ...options } = at;
  const prop = make(k, options);
  const id = k.fresh();
  k.layers.silhouettes += d`<use href="#${id}" transform="translate(${-k.light.side * 15 * lift} ${13 * lift})"/>`;
  return d`<g id="${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${Math.round(s * 100)}e-2)">${prop.art}</g>`;
}
