import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

/** Dried pampas plumes for a vase. */
export function pampas(k: Canvas, { height = 190, spread = 60 }: { height?: number; spread?: number } = {}) {
  const plume = k.mix('#e9d3ae', k.pal.wall, 0.15);
  return [-1, 0.1, 1]
    .map((f) => {
      const x = f * spread * k.rng.range(0.8, 1.1),
        y = -height * (1 - Math.abs(f) * 0.16),
        a = Math.atan2(x, -y) * 57.3;
      return d`<path d="M0 0Q${x * 0.3} ${y * 0.6} ${x} ${y}" fill="none" stroke="${k.dim(plume, 0.3)}" stroke-width="2.5"/><g transform="translate(${x} ${y}) rotate(${a + 4})"><path d="M0 26C-20 6 -17 -46 -2 -84C2 -92 5 -90 6 -82C18 -44 20 4 0 26Z" fill="${k.face(plume, 1.2)}"/><path d="M0 22Q-10 -20 -1 -70M0 22Q9 -18 4 -64M-8 6Q-12 -16 -7 -40M9 4Q13 -14 9 -36" fill="none" stroke="${k.dim(plume, 0.18)}" stroke-width="1.6" opacity=".7"/></g>`;
    })
    .join('');
}

/** Tulips for a vase. */
export function tulips(
  k: Canvas,
  { colour = k.pal.accents[0], height = 130, spread = 70 }: { colour?: string; height?: number; spread?: number } = {},
) {
  const head = d`<path d="M-19 -6C-22 -30 -14 -42 -10 -46L-2 -36L2 -50L8 -36L14 -45C20 -38 22 -24 18 -6C12 8 -12 8 -19 -6Z" fill="${k.ball(colour)}"/><path d="M-8 4C-16 -12 -8 -34 1 -44C9 -32 14 -12 6 4Z" fill="${k.face(k.tint(colour, 0.12))}"/>`;
  return [-1, 0.9, 0, -0.45, 0.4]
    .map((f, i) => {
      const x = f * spread,
        y = -height * (1.02 - Math.abs(f) * 0.34 - (i > 2 ? 0.22 : 0));
      return (
        d`<path d="M0 0C${x * 0.1} ${y * 0.5} ${x * 0.7} ${y * 0.7} ${x} ${y}" fill="none" stroke="${k.pal.leaf}" stroke-width="5"/>` +
        (i < 3
          ? d`<path d="M${x * 0.06} ${y * 0.1}C${x * 0.2 - 20} ${y * 0.4} ${x * 0.9 - 12} ${y * 0.6} ${x * 1.3} ${y * 0.62}C${x * 0.8} ${y * 0.5} ${x * 0.4 + 8} ${y * 0.3} ${x * 0.06} ${y * 0.1}Z" fill="${i % 2 ? k.pal.leaf2 : k.pal.leaf}"/>`
          : '') +
        d`<g transform="translate(${x} ${y}) rotate(${f * 22})">${head}</g>`
      );
    })
    .join('');
}

/** Orchid in a pot: two arching stems of blossoms. */
export function orchid(
  k: Canvas,
  {
    colour = k.rng.pick(['#f9ecee', '#f3c9c4', '#fbf3e5', '#e9c7dd']),
    pot = k.pal.pale,
    lean = 1,
    h = 240,
  }: { colour?: string; pot?: string; lean?: number; h?: number } = {},
): Prop {
  const heart = k.mix(colour, '#8c2f4f', 0.6),
    petal = k.rad([
      [0, k.mix(colour, heart, 0.3)],
      [0.35, colour],
      [1, k.tint(colour, 0.5)],
    ]);
  const bloom = (x: number, y: number, s: number, r: number) =>
    d`<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><use href="#${flower}"/></g>`;
  const flower = k
    .def(
      `bloom${colour}`,
      (id) =>
        d`<g id="${id}"><g fill="${petal}"><ellipse cy="-20" rx="11" ry="18"/><ellipse cx="-12" cy="16" rx="10" ry="17" transform="rotate(38 -12 16)"/><ellipse cx="12" cy="16" rx="10" ry="17" transform="rotate(-38 12 16)"/></g><g fill="${petal}" stroke="${heart}" stroke-opacity=".18"><path d="M0 -3C-12 -26 -40 -22 -38 -4C-36 12 -12 12 0 2Z"/><path d="M0 -3C12 -26 40 -22 38 -4C36 12 12 12 0 2Z"/></g><path d="M-6 2C-9 12 -3 17 0 20C3 17 9 12 6 2Q0 -4 -6 2Z" fill="${heart}"/><circle cy="1" r="3.5" fill="#f3c04f"/></g>`,
    )
    .slice(5, -1);
  const stems = d`<g fill="none" stroke="${k.dim(k.pal.leaf, 0.1)}" stroke-width="3.5" stroke-linecap="round"><path d="M0 -50C${-12 * lean} ${-h * 0.7} ${20 * lean} ${-h} ${96 * lean} ${-h * 0.86}"/><path d="M0 -50C${10 * lean} ${-h * 0.5} ${-10 * lean} ${-h * 0.82} ${-50 * lean} ${-h * 0.8}"/></g>`;
  const leaves = d`<path d="M0 -48C-30 -84 -84 -78 -104 -46C-74 -54 -40 -50 0 -42Z" fill="${k.face(k.pal.leaf)}"/><path d="M0 -48C26 -90 76 -92 98 -58C66 -66 34 -56 0 -42Z" fill="${k.face(k.mix(k.pal.leaf, k.pal.leaf2, 0.35))}"/>`;
  const blossoms = [
    [98, 0.84, 0.62, 28],
    [66, 0.95, 0.82, 16],
    [28, 0.93, 0.95, 2],
    [2, 0.8, 1, -8],
    [-50, 0.8, 0.8, -14],
    [-22, 0.66, 0.95, 8],
  ] as const;
  const flowers = blossoms.map(([x, y, s, r]) => bloom(x * lean, -h * y + 10, s, r * lean)).join('');
  const buds = d`<g fill="${colour}"><ellipse cx="${122 * lean}" cy="${-h * 0.78}" rx="7" ry="9"/><ellipse cx="${136 * lean}" cy="${-h * 0.7}" rx="5" ry="7"/></g>`;
  return {
    w: 110,
    foot: 70,
    h: h * 0.8,
    art: stems + drum(k, 40, 31, 58, pot, { top: k.dim(pot, 0.4) }) + leaves + flowers + buds,
  };
}
