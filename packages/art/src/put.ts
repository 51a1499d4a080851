/** Places props on the picture, with the shadows and reflections they cast. */
import { type Canvas, type Side, TILT } from './canvas.ts';
import { d, n } from './markup.ts';

/** A drawing that stands on (0, 0). `foot` is the width that touches the ground. */
export type Prop = { art: string; w: number; h: number; foot?: number };

// biome-ignore lint/suspicious/noExplicitAny: the options are whatever the prop takes; `OptionsOf` reads them back
export type PropMaker = (k: Canvas, options?: any) => Prop;
export type OptionsOf<M extends PropMaker> = NonNullable<Parameters<M>[1]>;

export type Placement = {
  x: number;
  y: number;
  s?: number;
  flip?: boolean;
  turn?: number;
  shadow?: number;
  /** Without shadows: for props that stand on other props. */
  quiet?: boolean;
};

/**
 * Places a prop on the picture, including its shadow on the surface, contact line, reflection and silhouette on the
 * wall.
 */
export function put<M extends PropMaker>(k: Canvas, make: M, at: Placement & OptionsOf<M>): string {
  const { x, y, s = 1, flip = false, turn = 0, shadow = 1, quiet = false, ...options } = at;
  const side = k.light.side;
  if (flip) k.light.side = -side as Side;
  const prop = make(k, options);
  k.light.side = side;
  const id = k.fresh();
  if (!quiet) {
    castShadow(k, { x, y, foot: ((prop.foot ?? prop.w) * s) / 2, height: prop.h * s, strength: shadow });
    if (k.polished) k.layers.mirror += d`<use href="#${id}" transform="translate(0 ${2 * y}) scale(1 -1)"/>`;
    if (k.wallNear) {
      const dx = -side * (40 + (y - k.horizon) * 0.9) * k.light.reach;
      k.layers.silhouettes += d`<use href="#${id}" transform="translate(${dx} ${(k.horizon - y) * 0.8 + 12})"/>`;
    }
  }
  const size = Math.round(s * 1000) / 1000;
  const placed = flip ? `scale(${-size} ${size})` : size === 1 ? '' : `scale(${size})`;
  const turned = turn ? ` rotate(${n(turn)})` : '';
  return `<g id="${id}" transform="${d`translate(${x} ${y})`}${turned} ${placed}">${prop.art}</g>`;
}

type Shadow = { x: number; y: number; foot: number; height: number; strength: number };

function castShadow(k: Canvas, { x, y, foot, height, strength }: Shadow): void {
  const away = -k.light.side;
  const reach = Math.min(height, 330) * k.light.reach * 0.8 + foot * 0.6;
  const tipX = x + away * reach;
  const lift = Math.min(reach * 0.2, Math.max(10, y - k.horizon));
  const fade = k.across([
    [0, k.pal.shade, 0.62],
    [0.4, k.pal.shade, 0.36],
    [1, k.pal.shade, 0],
  ]);
  const e = Math.min(foot * TILT, 20);
  k.layers.cast += d`<path d="M${x - away * foot} ${y}C${x - away * foot} ${y + e * 1.5} ${x + away * foot * 0.6} ${y + e * 1.6} ${x + away * foot} ${y + e * 0.6}L${tipX + away * foot * 0.3} ${y - lift + e * 0.5}L${tipX - away * foot * 0.5} ${y - lift - e}L${x - away * foot * 0.6} ${y - e}Z" fill="${fade}" opacity="${strength}"/>`;
  k.layers.contact += d`<ellipse cx="${x + away * foot * 0.12}" cy="${y + e * 0.25}" rx="${foot * 1.04}" ry="${Math.max(3, Math.min(14, e * 1.05))}" opacity="${0.55 * strength}"/>`;
}

/** A warm halo around a flame or a bulb. */
export function glow(k: Canvas, x: number, y: number, r: number, strength = 0.7): void {
  const fill = k.rad([
    [0, '#fff3cf', strength],
    [0.25, k.mix('#ffd98f', k.pal.glow, 0.3), strength * 0.5],
    [1, '#ffc36b', 0],
  ]);
  k.layers.glow += d`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}
