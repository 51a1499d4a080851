import type { Canvas } from '../../canvas.ts';
import { d } from '../../markup.ts';
import { arm, bodyOf, headOf, limb, somebody } from '../../people/person.ts';
import { candle } from '../../props/calm.ts';
import { framedPrint } from '../../props/framed-print.ts';
import { potted } from '../../props/potted.ts';
import { diffuser } from '../../props/pottery.ts';
import { sideTable } from '../../props/tables.ts';
import { put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { shafts, wallLight } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { room } from '../frames.ts';

/** Somebody lies face down on a massage table, the head to the left; 520 wide, the table's top at y = 0. */
function lying(k: Canvas, skin: string, hair: string, towel: string, cover: string): string {
  const flesh = k.lin([
    [0, k.tint(skin, 0.2)],
    [1, k.mix(skin, '#7a3a22', 0.16)],
  ]);
  const table = d`<path d="M-190 44L-170 190M-150 44L-166 190M190 44L206 190M230 44L210 190" stroke="${k.dim(k.pal.wood, 0.2)}" stroke-width="12" stroke-linecap="round"/><path d="M-270 -2H270Q284 -2 284 14V26Q284 48 262 48H-262Q-284 48 -284 26V14Q-284 -2 -270 -2Z" fill="${k.fall(cover, 0.9)}"/><path d="M-284 18Q0 34 284 18L284 72Q240 84 200 72T120 76T40 72T-40 76T-120 72T-200 76T-284 70Z" fill="${k.fall(k.mix(cover, k.pal.pale, 0.25), 0.7)}"/>`;
  const pillow = d`<path d="M-268 -4C-280 -30 -240 -40 -206 -36C-176 -34 -166 -14 -176 -2Z" fill="${k.fall(towel, 0.7)}"/>`;
  const legs = d`<path d="M40 -2C50 -70 84 -84 120 -78C170 -70 220 -42 256 -34C270 -30 274 -14 262 -2Z" fill="${k.fall(towel, 0.9)}"/><path d="M70 -10C84 -40 110 -58 140 -62M110 -6C130 -30 160 -44 190 -46" fill="none" stroke="${k.dim(towel, 0.28)}" stroke-width="4" opacity=".45" stroke-linecap="round"/>`;
  const back = d`<path d="M-190 -2C-196 -40 -176 -66 -140 -74C-96 -82 -40 -62 0 -58C30 -56 50 -68 72 -76L90 -2Z" fill="${flesh}"/><path d="M-132 -56C-90 -62 -40 -46 0 -42" fill="none" stroke="${k.mix(skin, '#7a3a22', 0.3)}" stroke-width="3" opacity=".4" stroke-linecap="round"/>`;
  const upper =
    limb([-142, -40], [-222, -14], 36, 27, k.mix(skin, '#7a3a22', 0.07)) +
    limb([-220, -13], [-262, -16], 25, 20, k.mix(skin, '#7a3a22', 0.07));
  const neckAndHead = d`<path d="M-186 -66L-150 -62L-150 -30L-196 -34Z" fill="${k.mix(skin, '#7a3a22', 0.1)}"/><path d="M-252 -52C-254 -82 -230 -98 -206 -94C-182 -90 -172 -70 -178 -48C-186 -30 -210 -26 -228 -30C-242 -32 -250 -40 -252 -52Z" fill="${k.ball(hair, 0.7)}"/><ellipse cx="-208" cy="-50" rx="8" ry="11" fill="${k.mix(skin, '#7a3a22', 0.12)}"/><circle cx="-232" cy="-92" r="17" fill="${k.ball(k.mix(hair, '#120a06', 0.15), 0.7)}"/>`;
  return table + pillow + neckAndHead + back + legs + upper;
}

/** A therapist at the massage table. */
export function massage(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k);
  const base = room(k, {
    lit: true,
    hang: () => wallLight(k, { x: hx }) + (slim(k) ? '' : framedPrint(k, otherX(k) - s * 50, 180, 120, 150)),
  });
  const guest = somebody(k),
    therapist = somebody(k, undefined, { glasses: 'none', earrings: false });
  const cloth = k.rng.pick([k.pal.pale, k.pal.deep, k.pal.accents[1], k.mix(k.pal.leaf, k.pal.pale, 0.35)]);
  const towel = k.rng.pick([k.pal.pale, k.pal.accents[3], k.pal.accents[2]]);
  const tx = hx - s * 6;
  const head = headOf(k, therapist, { x: tx - s * 8, y: 144, s: 1.85, tilt: -s * 6 });
  const body = bodyOf(k, { x: tx, y: 226, half: 92, h: 214, cloth, skin: therapist.skin, neck: 'vee' });
  const trousers = [-1, 1]
    .map((side) => limb([tx + side * 34, 470], [tx + side * 36, 566], 54, 40, k.dim(cloth, 0.35)))
    .join('');
  const reach = s * 6;
  const sleeve = { w: 38, skin: therapist.skin, sleeve: cloth, cover: 'short' as const };
  const arms =
    arm(k, { ...sleeve, shoulder: [tx - 76, 254], elbow: [tx - 108, 330], hand: [tx - 70 + reach, 372] }) +
    arm(k, { ...sleeve, shoulder: [tx + 76, 254], elbow: [tx + 104, 334], hand: [tx + 40 + reach, 380] });
  const table = d`<g transform="translate(${hx - s * 10} 436)scale(${s < 0 ? -1.08 : 1.08} 1.08)">${lying(k, guest.skin, guest.hair, towel, k.rng.pick([k.pal.accents[1], k.pal.wall2, k.pal.deep]))}</g>`;
  const x = otherX(k) - s * 70;
  const corner = slim(k)
    ? ''
    : put(k, sideTable, { x, y: 560, r: 54, h: 120, legs: true }) +
      put(k, candle, { x: x - 18, y: 444, s: 0.6, quiet: true }) +
      put(k, diffuser, { x: x + 22, y: 444, s: 0.6, quiet: true });
  const plant = put(k, potted, { x: hx + s * 330, y: 560, h: 320, pot: k.pal.accents[3] });
  return { ...base, props: plant + corner + trousers + head.back + body + head.front + table + arms, front: shafts(k) };
}
