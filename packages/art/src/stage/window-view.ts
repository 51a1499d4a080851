import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';

export type WindowShape = 'arch' | 'round' | 'grid';

/** Outline of a window opening. */
function opening(x: number, y: number, w: number, h: number, shape: WindowShape) {
  const r = w / 2;
  if (shape === 'round') return d`M${x} ${y + r}a${r} ${r} 0 1 1 ${w} 0a${r} ${r} 0 1 1 ${-w} 0Z`;
  if (shape === 'arch') return d`M${x} ${y + h}V${y + r}a${r} ${r} 0 0 1 ${w} 0V${y + h}Z`;
  return d`M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** Window with a view. `shape`: arch, round, grid. Also records where its light falls. */
export function windowView(
  k: Canvas,
  {
    x,
    y,
    w,
    h,
    shape = 'arch',
    bars = true,
  }: { x: number; y: number; w: number; h: number; shape?: WindowShape; bars?: boolean },
) {
  const { pal, time } = k,
    s = k.light.side;
  const path = opening(x, y, w, h, shape),
    clip = k.clip(`<path d="${path}"/>`);
  const sky = k.lin([
    [0, time.sky[0]],
    [1, time.sky[1]],
  ]);
  const hill = (f: number, a: number, c: string) =>
    d`<path d="M${x} ${y + h * f}Q${x + w * 0.3} ${y + h * (f - a)} ${x + w * 0.6} ${y + h * f}T${x + w * 1.3} ${y + h * (f - a * 0.4)}V${y + h}H${x}Z" fill="${c}"/>`;
  const sun =
    time.name === 'noon'
      ? ''
      : d`<circle cx="${x + w * (s < 0 ? 0.32 : 0.68)}" cy="${y + h * 0.46}" r="${w * 0.13}" fill="${time.name === 'dusk' ? '#ffd9a6' : '#fffdf0'}" opacity=".9"/>`;
  const far = k.mix(time.sky[1], pal.leaf, 0.3),
    mid = k.mix(time.sky[0], pal.leaf, 0.55);
  const trees = k.rng.chance(0.6)
    ? [0.12, 0.3, 0.78]
        .map(
          (f, i) =>
            d`<ellipse cx="${x + w * f}" cy="${y + h * 0.82}" rx="${w * 0.14}" ry="${h * (0.2 - i * 0.03)}" fill="${k.mix(mid, pal.leaf, 0.3 + i * 0.15)}"/>`,
        )
        .join('')
    : '';
  const view = d`<g clip-path="${clip}"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${sky}"/>${sun}${hill(0.72, 0.16, far)}${trees}${hill(0.86, 0.1, mid)}<path d="M${x + w * 0.1} ${y}L${x + w * 0.44} ${y}L${x - w * 0.1} ${y + h}H${x - w * 0.4}Z" fill="#fff" opacity=".16"/></g>`;
  const frame = k.mix(pal.pale, pal.wall, 0.2);
  const muntins = !bars
    ? ''
    : shape === 'round'
      ? d`M${x + w / 2} ${y}v${w}M${x} ${y + w / 2}h${w}`
      : d`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.4}h${w}M${x} ${y + h * 0.7}h${w}`;
  const reveal = d`<path d="${path}" fill="${k.dim(pal.wall, 0.25)}" transform="translate(${s * 9} -4)"/><path d="${path}" fill="${k.tint(pal.wall, 0.6)}" transform="translate(${-s * 9} 3)"/>`;
  const sill =
    shape === 'round'
      ? ''
      : d`<rect x="${x - 20}" y="${y + h}" width="${w + 40}" height="15" rx="2" fill="${k.face(frame)}"/><rect x="${x - 14}" y="${y + h + 15}" width="${w + 28}" height="12" fill="${pal.shade}" opacity=".14"/>`;
  return (
    reveal +
    view +
    d`<g clip-path="${clip}"><path d="${muntins}" stroke="${k.dim(frame, 0.18)}" stroke-width="9"/><path d="${muntins}" stroke="${frame}" stroke-width="6"/></g><path d="${path}" fill="none" stroke="${frame}" stroke-width="10"/>` +
    sill
  );
}
