import type { Canvas } from '../canvas.ts';
import { line } from '../lettering/line.ts';
import { d } from '../markup.ts';

/** Chalkboard with a lesson on it; markup for the wall. */
export function chalkboard(k: Canvas, x: number, y: number, w: number, h: number) {
  const board = k.mix('#23463a', k.pal.shade, 0.3),
    l = x - w / 2,
    t = y - h / 2,
    u = h / 200;
  return (
    d`<g transform="translate(${-k.light.side * 10} 12)" filter="${k.blur(7)}" opacity=".3"><rect x="${l}" y="${t}" width="${w}" height="${h}" fill="${k.pal.shade}"/></g><rect x="${l}" y="${t}" width="${w}" height="${h}" rx="4" fill="${k.face(k.pal.wood)}"/><rect x="${l + 11}" y="${t + 11}" width="${w - 22}" height="${h - 22}" fill="${k.face(board, 1.1)}"/><path d="M${l + 11} ${t + h * 0.6}Q${x} ${t + h * 0.3} ${l + w - 11} ${t + 30}V${t + 11}H${l + 11}Z" fill="#fff" opacity=".05"/><g fill="none" stroke="#f5efdf" stroke-width="${2.6 * u}" stroke-linecap="round" stroke-linejoin="round" opacity=".85"><path d="M${l + 44 * u} ${t + 140 * u}h${100 * u}l${-100 * u} ${-84 * u}zM${l + 44 * u} ${t + 128 * u}h${12 * u}v${12 * u}"/><circle cx="${l + 210 * u}" cy="${t + 96 * u}" r="${40 * u}"/><path d="M${l + 210 * u} ${t + 96 * u}l${30 * u} ${-26 * u}M${l + 164 * u} ${t + 96 * u}h${92 * u}" stroke-dasharray="${6 * u} ${5 * u}"/></g>` +
    (w > 330 * u
      ? d`<g fill="none" stroke="#f5efdf" stroke-width="${2.4 * u}" stroke-linecap="round" opacity=".75"><path d="M${l + 290 * u} ${t + 150 * u}V${t + 40 * u}M${l + 282 * u} ${t + 142 * u}H${l + w - 36}"/><path d="M${l + 296 * u} ${t + 130 * u}C${l + 320 * u} ${t + 20 * u} ${l + w - 90} ${t + 170 * u} ${l + w - 40} ${t + 50 * u}" stroke="#e9ae4a"/></g>`
      : '') +
    line('a² + b² = c²', {
      face: 'italic',
      size: 26 * u,
      x: l + 84 * u,
      y: t + 174 * u,
      fill: '#f5efdf',
      opacity: 0.85,
    })
  );
}
