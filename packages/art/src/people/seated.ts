/** Whole figures that sit: in an armchair, cross-legged on a mat, or at a table. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Gaze } from '../portrait/features.ts';
import type { Traits } from '../portrait/traits.ts';
import { arm, bodyOf, headOf, limb } from './person.ts';

export type Sitting = {
  x: number;
  /** The ground. */
  y: number;
  s?: number;
  who: Traits;
  top: string;
  bottom: string;
  gaze?: Gaze;
  tilt?: number;
};

const scaledAt = (x: number, y: number, s: number, art: string): string =>
  d`<g transform="translate(${x} ${y})scale(${Math.round(s * 100)}e-2)">${art}</g>`;

/** Somebody in an armchair from the front, hands in the lap; about 330 high. `holds` is drawn over the lap. */
export function inArmchair(
  k: Canvas,
  { x, y, s = 1, who, top, bottom, gaze = 'ahead', tilt = 0, holds = '' }: Sitting & { holds?: string },
): string {
  const head = headOf(k, who, { x: 0, y: -306, s: 1.5, gaze, tilt });
  const shoe = k.mix(k.pal.shade, k.pal.wood, 0.35);
  const dark = k.dim(bottom, 0.16);
  const leg = (side: number) =>
    limb([side * 34, -112], [side * 46, -104], 62, 60, k.round(bottom, 0.5)) +
    limb([side * 48, -100], [side * 44, -22], 54, 36, k.fall(dark, 0.8)) +
    d`<path d="M${side * 26} -14C${side * 26} -30 ${side * 62} -30 ${side * 66} -10C${side * 68} 2 ${side * 26} 2 ${side * 26} -14Z" fill="${k.fall(shoe)}"/>`;
  const torso = bodyOf(k, { x: 0, y: -246, half: 70, h: 150, cloth: top, skin: who.skin, taper: 0.84 });
  const arms = [-1, 1]
    .map((side) =>
      arm(k, {
        shoulder: [side * 60, -226],
        elbow: [side * 82, -150],
        hand: [side * 22, -122],
        w: 32,
        skin: who.skin,
        sleeve: top,
        cover: 'long',
      }),
    )
    .join('');
  return scaledAt(x, y, s, head.back + torso + leg(-1) + leg(1) + head.front + arms + holds);
}

/** Somebody cross-legged on the floor, from the front or from behind. */
export function crossLegged(
  k: Canvas,
  {
    x,
    y,
    s = 1,
    who,
    top,
    bottom,
    gaze = 'down',
    tilt = 0,
    arms = 'knees',
    behind = false,
  }: Sitting & { arms?: 'knees' | 'heart' | 'up'; behind?: boolean },
): string {
  const skin = who.skin;
  const foot = (side: number) =>
    d`<path d="M${side * 8} -10C${side * 26} -22 ${side * 52} -18 ${side * 56} -6C${side * 44} 4 ${side * 20} 4 ${side * 8} -10Z" fill="${k.mix(skin, '#7a3a22', 0.08)}"/>`;
  const thigh = (side: number) =>
    limb([side * 34, -46], [side * 112, -26], 58, 46, k.round(bottom, 0.6)) +
    limb([side * 108, -24], [side * 18, -12], 40, 28, k.dim(bottom, 0.12));
  const legs = behind
    ? limb([-30, -34], [-112, -22], 56, 44, k.round(bottom, 0.6)) +
      limb([30, -34], [112, -22], 56, 44, k.round(bottom, 0.6))
    : thigh(-1) + thigh(1) + foot(1) + foot(-1);
  const torso = behind
    ? backOf(k, who, top)
    : bodyOf(k, { x: 0, y: -186, half: 62, h: 160, cloth: top, skin, taper: 0.72, neck: 'scoop' });
  const head = behind ? null : headOf(k, who, { x: 0, y: -240, s: 1.36, gaze, tilt });
  const points = {
    knees: { elbow: [94, -112], hand: [104, -50] },
    heart: { elbow: [84, -98], hand: [9, -142] },
    up: { elbow: [62, -282], hand: [16, -372] },
  } as const;
  const { elbow, hand } = points[arms];
  const both = [-1, 1]
    .map((side) =>
      arm(k, {
        shoulder: [side * 54, -168],
        elbow: [side * elbow[0], elbow[1]],
        hand: [side * hand[0], hand[1]],
        w: 28,
        skin,
        sleeve: top,
        cover: 'short',
      }),
    )
    .join('');
  const shadow = d`<ellipse cx="0" cy="2" rx="150" ry="16" fill="${k.pal.shade}" opacity=".28"/>`;
  return scaledAt(
    x,
    y,
    s,
    shadow + (head?.back ?? '') + (behind ? legs + both + torso : torso + legs + (head?.front ?? '') + both),
  );
}

/** Back, neck and head from behind. */
export function backOf(k: Canvas, who: Traits, top: string): string {
  const c = who.hair;
  const body = d`<path d="M-20 -196C-48 -190 -64 -180 -64 -150C-62 -110 -46 -80 -50 -20H50C46 -80 62 -110 64 -150C64 -180 48 -190 20 -196Z" fill="${k.round(top, 0.6)}"/><path d="M0 -170V-40" stroke="${k.dim(top, 0.3)}" stroke-width="3" opacity=".3"/>`;
  const neck = d`<path d="M-17 -226H17V-196Q0 -182 -17 -196Z" fill="${k.mix(who.skin, '#7a3a22', 0.08)}"/>`;
  const ears = d`<ellipse cx="-34" cy="-240" rx="5" ry="8" fill="${who.skin}"/><ellipse cx="34" cy="-240" rx="5" ry="8" fill="${who.skin}"/>`;
  const skull = d`<path d="M-35 -244C-36 -278 -20 -290 0 -290S36 -278 35 -244C34 -222 20 -210 0 -210S-34 -222 -35 -244Z" fill="${k.ball(c, 0.7)}"/>`;
  const long = who.style === 'long' || who.style === 'wavy' || who.style === 'braids' || who.style === 'fringe';
  const extra = long
    ? d`<path d="M-14 -232C-20 -200 -16 -170 -6 -138C0 -128 8 -134 10 -146C18 -176 20 -204 14 -232Z" fill="${k.round(k.mix(c, '#120a06', 0.12), 0.6)}"/><rect x="-15" y="-234" width="30" height="9" rx="4" fill="${k.pal.accents[0]}"/>`
    : who.style === 'bun' || who.style === 'ponytail' || who.style === 'bob'
      ? d`<circle cx="0" cy="-292" r="17" fill="${k.ball(k.mix(c, '#120a06', 0.1), 0.7)}"/>`
      : '';
  return body + neck + ears + skull + extra;
}
