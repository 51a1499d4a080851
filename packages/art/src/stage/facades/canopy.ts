import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';

/** Above the window: a striped awning, a plain one, or lamps on brackets. */
export function canopy(k: Canvas, x: number, y: number, w: number, colour: string) {
  const kind = k.rng.pick(['striped', 'striped', 'plain', 'lamps']);
  if (kind !== 'lamps') return awning(k, x, y, w + 44, colour, kind === 'plain');
  return [-0.32, 0, 0.32]
    .map(
      (f) =>
        d`<path d="M${x + f * w} ${y - 8}v6q0 10 12 10" fill="none" stroke="${k.pal.metal[1]}" stroke-width="4"/><circle cx="${x + f * w + 14}" cy="${y + 36}" r="60" fill="${k.rad(
          [
            [0, '#fff0c8', 0.6],
            [1, '#ffdf9a', 0],
          ],
        )}"/><path d="M${x + f * w - 14} ${y + 26}a28 22 0 0 1 56 0z" fill="${k.fall(colour)}"/>`,
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
