import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import { idOf } from '../defs.ts';
import { d } from '../markup.ts';
import { weave } from './weave.ts';

export type TableMaterial = 'stone' | 'terrazzo' | 'wood' | 'linen' | 'marble' | 'tiles';

/** Table top or ledge. */
export function tableTop(
  k: Canvas,
  material: TableMaterial = k.rng.pick(['stone', 'terrazzo', 'wood', 'linen', 'marble', 'tiles']),
) {
  const { W, pal, horizon } = k;
  const c = material === 'wood' ? pal.wood : pal.surface;
  k.polished = material === 'stone' || material === 'marble' || material === 'terrazzo';
  const base = d`<rect y="${horizon}" width="${W}" height="${H - horizon}" fill="${k.across([
    [0, k.tint(c, 0.4)],
    [0.55, c],
    [1, k.dim(c, 0.16)],
  ])}"/>`;
  const edge = d`<rect y="${horizon}" width="${W}" height="26" fill="${k.lin([
    [0, pal.shade, 0.2],
    [1, pal.shade, 0],
  ])}"/><path d="M0 ${horizon}H${W}" stroke="${k.tint(c, 0.55)}" stroke-width="1.5" opacity=".7"/>`;
  return base + { stone: () => '', terrazzo, wood: boards, linen, marble, tiles: counterTiles }[material](k, c) + edge;
}

function terrazzo(k: Canvas) {
  const chips = [k.pal.accents[0], k.pal.accents[1], k.pal.wall2, k.pal.accents[2], k.dim(k.pal.surface, 0.2)];
  let out = '';
  for (let i = 0; i < 5; i++) {
    let path = '';
    for (let j = 0; j < 6; j++) {
      const x = k.rng.range(6, 286),
        y = k.rng.range(6, 90),
        a = k.rng.range(6, 19),
        b = a * 0.5;
      path += d`M${Math.round(x)} ${Math.round(y)}l${Math.round(a)} ${Math.round(-b * k.rng.range(-0.4, 1))}l${Math.round(a * k.rng.range(-0.2, 0.6))} ${Math.round(b)}l${Math.round(-a)} ${Math.round(b * 0.5)}z`;
    }
    out += `<path d="${path}" fill="${chips[i]}"/>`;
  }
  const id = idOf(k.def('terrazzo', (i) => `<g id="${i}">${out}</g>`));
  let slabs = '';
  for (let y = k.horizon; y < H; y += 100)
    for (let x = 0; x < k.W; x += 300) slabs += d`<use href="#${id}" x="${x}" y="${y}"/>`;
  return `<g opacity=".6">${slabs}</g>`;
}

function boards(k: Canvas, c: string) {
  let lines = '',
    grain = '';
  for (let i = 1; i < 5; i++) lines += d`M0 ${k.horizon + (H - k.horizon) * (i / 5) ** 1.4}H${k.W}`;
  for (let i = 0; i < 9; i++) {
    const y = k.horizon + k.rng.range(8, H - k.horizon),
      x = k.rng.range(-80, k.W);
    grain += d`M${x} ${y}q${k.rng.range(60, 120)} ${k.rng.range(-5, 5)} ${k.rng.range(160, 320)} 0`;
  }
  return `<g fill="none" stroke="${k.dim(c, 0.5)}"><path d="${lines}" stroke-width="2" opacity=".35"/><path d="${grain}" stroke-width="1.5" opacity=".25"/></g>`;
}

function linen(k: Canvas, c: string) {
  const folds = d`M${k.W * 0.1} ${H}C${k.W * 0.2} ${k.horizon + 70} ${k.W * 0.12} ${k.horizon + 30} ${k.W * 0.2} ${k.horizon}M${k.W * 0.86} ${H}C${k.W * 0.78} ${k.horizon + 80} ${k.W * 0.9} ${k.horizon + 40} ${k.W * 0.84} ${k.horizon}M${k.W * 0.5} ${H}Q${k.W * 0.44} ${k.horizon + 60} ${k.W * 0.47} ${k.horizon}`;
  return d`${weave(k, k.horizon, H, k.dim(c, 0.4), 0.15)}<path d="${folds}" fill="none" stroke="${k.pal.shade}" stroke-width="16" opacity=".12" filter="${k.blur(8)}"/>`;
}

function marble(k: Canvas, c: string) {
  let veins = '';
  for (let i = 0; i < 6; i++) {
    const x = k.rng.range(-100, k.W),
      y = k.rng.range(k.horizon, H);
    veins += d`M${x} ${y}c${k.rng.range(40, 90)} ${k.rng.range(-30, 10)} ${k.rng.range(90, 150)} ${k.rng.range(10, 50)} ${k.rng.range(180, 320)} ${k.rng.range(-20, 40)}`;
  }
  return `<g clip-path="${k.clip(d`<rect y="${k.horizon}" width="${k.W}" height="${H}"/>`)}"><path d="${veins}" fill="none" stroke="${k.dim(c, 0.4)}" stroke-width="2" opacity=".22"/></g>`;
}

export function counterTiles(k: Canvas, c: string) {
  const rows = [0, 0.2, 0.46, 0.8];
  let lines = rows
    .slice(1)
    .map((f) => d`M0 ${k.horizon + (H - k.horizon) * f}H${k.W}`)
    .join('');
  for (let i = -14; i <= 14; i++) lines += d`M${k.W / 2 + i * 84} ${k.horizon}L${k.W / 2 + i * 150} ${H}`;
  return `<path d="${lines}" stroke="${k.dim(c, 0.3)}" stroke-width="2" opacity=".3"/>`;
}
