import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import { d } from '../markup.ts';

/** Layers of cut paper with soft edges: sun, arch, hills and big leaves. */
export function paperCut(k: Canvas, hx: number) {
  const { pal, W, rng } = k,
    [a, b, c] = rng.shuffle(pal.accents),
    s = k.dir;
  const drop = (path: string, fill: string) =>
    d`<path d="${path}" fill="${pal.shade}" opacity=".26" filter="${k.haze(7)}" transform="translate(${-k.light.side * 9} 9)"/><path d="${path}" fill="${fill}"/>`;
  const disc = (x: number, y: number, r: number) =>
    d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const arch = (x: number, r: number, top: number) => d`M${x - r} ${H}V${top + r}a${r} ${r} 0 0 1 ${2 * r} 0V${H}Z`;
  const hill = (y: number, rise: number) =>
    d`M-20 ${H}V${y}C${W * 0.2} ${y - rise} ${W * 0.34} ${y - rise} ${W * 0.5} ${y}S${W * 0.84} ${y + rise * 0.5} ${W + 20} ${y - rise * 0.5}V${H}Z`;
  const leafX = W * (0.5 - s * 0.33);
  const fan = [-64, -34, -4, 26, 56]
    .map(
      (angle, i) =>
        d`<g transform="translate(${leafX} 470) rotate(${angle})">${drop(d`M0 0C${-46} ${-90} ${-40} ${-210} 0 ${-300 + Math.abs(angle) * 1.6}C40 -210 46 -90 0 0Z`, k.face(k.mix(pal.leaf, i % 2 ? pal.leaf2 : pal.deep, 0.35), 0.8))}</g>`,
    )
    .join('');
  const rings =
    drop(arch(hx, 250, 66), k.face(k.mix(pal.wall2, a, 0.5))) +
    drop(arch(hx, 178, 140), k.face(k.mix(a, pal.pale, 0.35))) +
    drop(arch(hx, 106, 214), k.face(pal.pale, 0.6));
  const layouts = [
    () =>
      drop(disc(hx, 236, 190), k.face(c)) +
      drop(hill(420, 110), k.face(k.mix(b, pal.wall, 0.4))) +
      drop(hill(470, 60), k.face(k.mix(a, pal.deep, 0.3))),
    () => rings + fan,
    () =>
      drop(arch(hx, 210, 70), k.face(k.mix(b, pal.wall2, 0.35))) + drop(disc(hx - s * 150, 160, 84), k.face(c)) + fan,
    () =>
      drop(disc(leafX, 210, 120), k.face(c)) +
      drop(arch(leafX + s * 90, 120, 250), k.face(k.mix(a, pal.wall, 0.25))) +
      drop(arch(hx + s * 40, 200, 90), k.face(k.mix(pal.wall2, pal.deep, 0.2))),
  ];
  return rng.pick(layouts)();
}
