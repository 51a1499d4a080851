/** Assembles the layers of a picture. */
import { type Canvas, H } from './canvas.ts';
import { d, labelled, tighten } from './markup.ts';

/** The layers of a composition, from back to front. */
export type Layers = { back: string; surface: string; props: string; front?: string };
export type Size = {
  width: number;
  height: number;
  /** Accessible name; without it the picture is decorative. */
  title?: string;
  /** Film grain over the picture. A rasteriser can add it more cheaply afterwards. */
  grain?: boolean;
};

export function render(k: Canvas, { back, surface, props, front = '' }: Layers, size: Size): string {
  const { layers: l, W } = k;
  const low = d`<rect y="${k.horizon}" width="${W}" height="${H - k.horizon}"/>`;
  const high = d`<rect width="${W}" height="${k.horizon}"/>`;
  const shade = k.pal.shade;
  const above = { top: 0, bottom: k.horizon, width: W };
  const below = { top: Math.max(0, k.horizon - 24), bottom: H, width: W };
  const flat = k.veil(7, above, shade);
  const fade = k.lin(
    [
      [0, '#fff', 0.55],
      [0.7, '#fff', 0],
    ],
    [0, k.horizon, 0, H + 40],
    'user',
  );
  const mask =
    l.mirror &&
    k.def(
      'fade',
      (id) => `<mask id="${id}"><rect y="${k.horizon}" width="${W}" height="${H - k.horizon}" fill="${fade}"/></mask>`,
    );
  const body = [
    back,
    l.silhouettes &&
      `<g clip-path="${k.clip(high)}"><g filter="${flat}" opacity="${k.pal.dark ? 0.34 : 0.2}">${l.silhouettes}</g></g>`,
    surface,
    l.mirror && `<g mask="${mask}"><g filter="${k.veil(3, below)}" opacity=".5">${l.mirror}</g></g>`,
    l.cast && `<g clip-path="${k.clip(low)}"><g filter="${k.veil(6, below, shade)}" opacity=".8">${l.cast}</g></g>`,
    l.contact && `<g fill="${shade}" filter="${k.veil(3, below, shade)}">${l.contact}</g>`,
    props,
    l.glow,
    front,
    vignette(k),
    size.grain === false ? '' : grain(k),
  ].join('');
  const box = d`${(W - W / k.zoom) / 2} ${(H - H / k.zoom) * 0.8} ${W / k.zoom} ${H / k.zoom}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"${labelled(size.title)}>${tighten(`<defs>${k.defsMarkup()}</defs>${body}`)}</svg>`;
}

/** Vignette: corners a little darker than the middle. */
function vignette(k: Canvas): string {
  const fill = k.rad(
    [
      [0.55, k.pal.shade, 0],
      [1, k.pal.shade, 0.22],
    ],
    k.light.side < 0 ? 0.42 : 0.58,
    0.42,
    0.78,
  );
  return `<rect width="${k.W}" height="${H}" fill="${fill}"/>`;
}

/** Film grain: one small tile of noise, repeated. */
function grain(k: Canvas): string {
  const noise = k.def(
    'noise',
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .73 0 0 0 0 .7 0 0 0 0 .66 0 0 0 1.6 -.62"/></filter>`,
  );
  const tile = k.def(
    'grain',
    (id) =>
      `<pattern id="${id}" width="220" height="220" patternUnits="userSpaceOnUse"><rect width="220" height="220" filter="${noise}"/></pattern>`,
  );
  return `<rect width="${k.W}" height="${H}" fill="${tile}" opacity=".24"/>`;
}
