import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { pendant } from '../props/lamps.ts';
import { glyph } from '../props/turned.ts';

/** Front of a shop: painted wood, a display window, a glazed door, an awning. */
export function frontage(k: Canvas, { wx, dx, w }: { wx: number; dx: number; w: number }) {
  const { pal, W } = k,
    paint = k.rng.pick([pal.deep, pal.accents[1], pal.accents[0]]),
    stripe = k.rng.pick([pal.accents[0], pal.accents[2], pal.deep]);
  const top = 158,
    sill = 432,
    inside = k.mix(pal.pale, '#ffcf7d', k.time.lamps || pal.dark ? 0.5 : 0.22);
  const left = Math.min(wx - w / 2, dx - 84) - 30,
    right = Math.max(wx + w / 2, dx + 84) + 30;
  const mid = (left + right) / 2;
  const brick = k.def(
    'bricks',
    (i) =>
      d`<pattern id="${i}" width="64" height="36" patternUnits="userSpaceOnUse"><path d="M0 .8h64M0 18.8h64M16 0v18M48 18v18" stroke="${k.dim(pal.wall, 0.3)}" stroke-width="1.6" opacity=".35"/></pattern>`,
  );
  const wallArt = d`<rect width="${W}" height="600" fill="${k.across([
    [0, k.tint(pal.wall, 0.3)],
    [0.5, pal.wall],
    [1, k.dim(pal.wall2, 0.1)],
  ])}"/><rect width="${W}" height="600" fill="${brick}"/>`;
  const frame = d`<rect x="${left - k.light.side * 12}" y="84" width="${right - left}" height="430" fill="${pal.shade}" opacity=".3" filter="${k.blur(9)}"/><rect x="${left}" y="70" width="${right - left}" height="432" fill="${k.face(paint, 0.9)}"/><rect x="${left - 12}" y="58" width="${right - left + 24}" height="18" rx="3" fill="${k.face(k.tint(paint, 0.12))}"/>`;
  const sign = d`<use href="#${glyph(k)}" transform="translate(${mid} 109)rotate(6)scale(.46)" fill="${pal.metal[2]}"/><path d="M${mid - 150} 108h108M${mid - 130} 116h88M${mid + 42} 108h108M${mid + 42} 116h88" stroke="${pal.metal[1]}" stroke-width="2.5" opacity=".8"/>`;
  const panels = d`<rect x="${wx - w / 2}" y="450" width="${w}" height="42" fill="none" stroke="${k.tint(paint, 0.25)}" stroke-width="3" opacity=".6"/>`;
  const room = k.lin([
    [0, k.mix(inside, pal.wall2, 0.25)],
    [0.6, inside],
    [1, k.mix(inside, pal.wood, 0.35)],
  ]);
  const pane =
    d`<rect x="${wx - w / 2}" y="${top}" width="${w}" height="${sill - top}" fill="${room}"/><rect x="${wx - w / 2}" y="${top}" width="${w}" height="${sill - top}" fill="${k.rad(
      [
        [0, '#fff6d8', 0.85],
        [1, '#ffe2a0', 0],
      ],
      0.5,
      0.36,
      0.6,
    )}"/>` +
    pendant(k, wx - w * 0.2, top + 104, 0.5, { colour: stripe }).replace(/M([\d.-]+) -4V/, d`M$1 ${top}V`) +
    pendant(k, wx + w * 0.2, top + 92, 0.5, { colour: stripe }).replace(/M([\d.-]+) -4V/, d`M$1 ${top}V`) +
    d`<rect x="${wx - w / 2}" y="${sill - 10}" width="${w}" height="14" fill="${k.face(pal.wood)}"/>`;
  const sheen = (x: number, ww: number, y: number, hh: number) =>
    d`<g clip-path="${k.clip(d`<rect x="${x}" y="${y}" width="${ww}" height="${hh}"/>`)}"><path d="M${x + ww * 0.1} ${y}h${ww * 0.22}l${-ww * 0.36} ${hh}h${-ww * 0.22}zM${x + ww * 0.74} ${y}h${ww * 0.08}l${-ww * 0.36} ${hh}h${-ww * 0.08}z" fill="#fff" opacity=".17"/><rect x="${x}" y="${y}" width="${ww}" height="46" fill="${k.lin(
      [
        [0, pal.shade, 0.5],
        [1, pal.shade, 0],
      ],
    )}"/></g><rect x="${x}" y="${y}" width="${ww}" height="${hh}" fill="none" stroke="${k.tint(paint, 0.22)}" stroke-width="7"/>`;
  const door = d`<rect x="${dx - 70}" y="${top - 8}" width="140" height="352" fill="${k.face(k.tint(paint, 0.1))}"/><rect x="${dx - 52}" y="${top + 10}" width="104" height="230" fill="${room}"/><rect x="${dx - 52}" y="${top + 262}" width="104" height="62" fill="none" stroke="${k.tint(paint, 0.3)}" stroke-width="3" opacity=".7"/><rect x="${dx - k.dir * 60 - 4}" y="${top + 180}" width="8" height="54" rx="4" fill="${pal.metal[1]}"/>`;
  const plate = d`<g transform="translate(${dx} ${top + 96})"><path d="M-22 -30L0 -52L22 -30" fill="none" stroke="${pal.shade}" stroke-width="2"/><rect x="-36" y="-30" width="72" height="34" rx="5" fill="${k.face(pal.pale, 0.5)}"/><path d="M-20 -13h40" stroke="${pal.accents[0]}" stroke-width="5" stroke-linecap="round"/></g>`;
  return {
    back: wallArt,
    interior: frame + sign + panels + pane,
    glass:
      sheen(wx - w / 2, w, top, sill - top) +
      door +
      sheen(dx - 52, 104, top + 10, 230) +
      plate +
      canopy(k, wx, top - 12, w, stripe),
  };
}

/** What hangs over the window: a striped awning, a plain one, or a blade sign beside the door. */
function canopy(k: Canvas, x: number, y: number, w: number, colour: string) {
  const kind = k.rng.pick(['striped', 'striped', 'plain', 'lamps']);
  if (kind !== 'lamps') return awning(k, x, y, w + 44, colour, kind === 'plain');
  return [-0.32, 0, 0.32]
    .map(
      (f) =>
        d`<path d="M${x + f * w} ${y - 48}v18q0 12 12 12" fill="none" stroke="${k.pal.metal[1]}" stroke-width="4"/><circle cx="${x + f * w + 14}" cy="${y + 8}" r="60" fill="${k.rad(
          [
            [0, '#fff0c8', 0.6],
            [1, '#ffdf9a', 0],
          ],
        )}"/><path d="M${x + f * w - 14} ${y - 4}a28 24 0 0 1 56 0z" fill="${k.fall(colour)}"/>`,
    )
    .join('');
}

function awning(k: Canvas, x: number, y: number, w: number, colour: string, plain: boolean) {
  const count = Math.round(w / 44),
    step = w / count,
    drop = 62;
  let light = '',
    dark = '';
  for (let i = 0; i < count; i++) {
    const a = x - w / 2 + i * step,
      inset = (f: number) => (x - f) * 0.06;
    const strip = d`M${a + inset(a)} ${y - 6}L${a + step + inset(a + step)} ${y - 6}L${a + step} ${y + drop}q0 16 ${-step / 2} 16q${-step / 2} 0 ${-step / 2} -16Z`;
    if (i % 2 && !plain) light += strip;
    else dark += strip;
  }
  return d`<rect x="${x - w / 2 + 10}" y="${y + drop}" width="${w - 20}" height="44" fill="${k.lin([
    [0, k.pal.shade, 0.45],
    [1, k.pal.shade, 0],
  ])}"/>${light && d`<path d="${light}" fill="${k.fall(k.pal.pale, 0.8)}"/>`}<path d="${dark}" fill="${k.fall(colour, 0.8)}"/><path d="M${x - w / 2} ${y + drop}h${w}" stroke="${k.pal.shade}" stroke-width="2" opacity=".2"/>`;
}
