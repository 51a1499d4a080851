/** People in scenes: a head from the front or from behind, in the units of the picture, and the rest of the body. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import { beardOf, earringsOf, features, type Gaze, glassesOf, head } from '../portrait/features.ts';
import { hairOf } from '../portrait/hair.ts';
import { chooseTraits, type Look, looks, type Traits } from '../portrait/traits.ts';

/** Somebody for a scene; `given` overrides what the seed chooses. */
export function somebody(k: Canvas, look?: Look, given: Partial<Traits> = {}): Traits {
  const traits = chooseTraits(k.rng, look ?? k.rng.pick(looks));
  return { ...traits, smile: 'soft', ...given };
}

export type HeadAt = {
  /** The middle of the chin's lower edge is 28 · s below this point. */
  x: number;
  y: number;
  /** A head is 56 · s high. */
  s: number;
  gaze?: Gaze;
  /** Degrees; positive leans to the right. */
  tilt?: number;
};

type Parts = { back: string; front: string };

/** Head from the front, in two layers: hair behind the body, and the face with the hair before it. */
export function headOf(k: Canvas, traits: Traits, { x, y, s, gaze = 'down', tilt = 0 }: HeadAt): Parts {
  const scarf = traits.style === 'scarf';
  const hair = hairOf(k, traits.style, scarf ? k.mix(traits.cloth, '#f6ece0', 0.25) : traits.hair);
  const place = (art: string) =>
    d`<g transform="translate(${x} ${y})rotate(${tilt})scale(${Math.round(s * 100)}e-2)translate(-60 -58)">${art}</g>`;
  const face = [
    head(k, traits.skin),
    beardOf(k, traits.beard, traits.hair),
    features(k, traits, gaze),
    traits.earrings && !scarf ? earringsOf('#d9ab5e') : '',
    hair.front,
    glassesOf[traits.glasses],
  ].join('');
  return { back: place(hair.back), front: place(face) };
}

export type BodyAt = {
  /** Middle of the shoulders' line. */
  x: number;
  y: number;
  /** Half the width of the shoulders. */
  half: number;
  /** How far the body reaches down from the shoulders. */
  h: number;
  cloth: string;
  skin: string;
  /** Half the width at the bottom, relative to the shoulders. */
  taper?: number;
  neck?: 'crew' | 'vee' | 'scoop';
  apron?: string;
};

/** Neck and torso from the front. */
export function bodyOf(k: Canvas, at: BodyAt): string {
  const { x, y, half: a, h, cloth, skin, taper = 0.78, neck = 'crew', apron } = at;
  const w = a * taper,
    n = a * 0.29;
  const shape = d`M${x - n * 1.5} ${y - a * 0.16}C${x - a * 0.72} ${y - a * 0.06} ${x - a} ${y + a * 0.06} ${x - a} ${y + a * 0.5}C${x - a * 0.96} ${y + h * 0.5} ${x - w} ${y + h * 0.6} ${x - w} ${y + h}H${x + w}C${x + w} ${y + h * 0.6} ${x + a * 0.96} ${y + h * 0.5} ${x + a} ${y + a * 0.5}C${x + a} ${y + a * 0.06} ${x + a * 0.72} ${y - a * 0.06} ${x + n * 1.5} ${y - a * 0.16}Z`;
  const openings = {
    crew: d`M${x - n * 1.45} ${y - a * 0.17}Q${x} ${y + a * 0.2} ${x + n * 1.45} ${y - a * 0.17}Z`,
    vee: d`M${x - n * 1.35} ${y - a * 0.17}L${x} ${y + a * 0.46}L${x + n * 1.35} ${y - a * 0.17}Z`,
    scoop: d`M${x - n * 1.9} ${y - a * 0.14}C${x - n * 1.2} ${y + a * 0.42} ${x + n * 1.2} ${y + a * 0.42} ${x + n * 1.9} ${y - a * 0.14}Z`,
  };
  const throat = d`<path d="M${x - n} ${y - a * 0.62}H${x + n}V${y - a * 0.14}Q${x} ${y + a * 0.12} ${x - n} ${y - a * 0.14}Z" fill="${skin}"/><path d="M${x - n} ${y - a * 0.4}Q${x} ${y - a * 0.14} ${x + n} ${y - a * 0.4}V${y - a * 0.3}Q${x} ${y - a * 0.02} ${x - n} ${y - a * 0.3}Z" fill="#3a1d10" opacity=".2"/>`;
  const folds = d`<path d="M${x - a * 0.62} ${y + a * 0.62}Q${x - w * 0.7} ${y + h * 0.6} ${x - w * 0.72} ${y + h}M${x + a * 0.62} ${y + a * 0.62}Q${x + w * 0.7} ${y + h * 0.6} ${x + w * 0.72} ${y + h}" fill="none" stroke="${k.dim(cloth, 0.4)}" stroke-width="3" opacity=".3" stroke-linecap="round"/>`;
  return (
    d`<path d="${shape}" fill="${k.round(cloth, 0.55)}"/><path d="${openings[neck]}" fill="${k.mix(skin, '#7a3a22', 0.08)}"/><path d="${openings[neck]}" fill="none" stroke="${k.dim(cloth, 0.28)}" stroke-width="3" opacity=".6"/>` +
    folds +
    throat +
    (apron ? apronOver(k, at, w, apron) : '')
  );
}

function apronOver(k: Canvas, { x, y, half: a, h }: BodyAt, w: number, colour: string): string {
  const top = y + a * 0.5;
  return d`<path d="M${x - a * 0.34} ${top}L${x - a * 0.44} ${y - a * 0.1}M${x + a * 0.34} ${top}L${x + a * 0.44} ${y - a * 0.1}" stroke="${k.dim(colour, 0.12)}" stroke-width="${a * 0.1}" fill="none"/><path d="M${x - a * 0.42} ${top}Q${x} ${top + 8} ${x + a * 0.42} ${top}C${x + a * 0.44} ${top + a * 0.5} ${x + w * 0.9} ${top + a * 0.6} ${x + w * 0.92} ${y + h}H${x - w * 0.92}C${x - w * 0.9} ${top + a * 0.6} ${x - a * 0.44} ${top + a * 0.5} ${x - a * 0.42} ${top}Z" fill="${k.round(colour, 0.5)}"/>`;
}

export type Point = readonly [x: number, y: number];
export type ArmAt = {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  /** Thickness at the shoulder. */
  w: number;
  skin: string;
  sleeve: string;
  /** How much of the arm the sleeve covers. */
  cover?: 'short' | 'elbow' | 'long';
  /** What the hand does. */
  grip?: 'open' | 'closed' | 'none';
};

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A limb that gets thinner from one point to the other, rounded at both ends. */
export function limb([x0, y0]: Point, [x1, y1]: Point, w0: number, w1: number, fill: string): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length,
    ny = (x1 - x0) / length;
  const a = w0 / 2,
    b = w1 / 2;
  return d`<path d="M${x0 + nx * a} ${y0 + ny * a}L${x1 + nx * b} ${y1 + ny * b}A${b} ${b} 0 0 0 ${x1 - nx * b} ${y1 - ny * b}L${x0 - nx * a} ${y0 - ny * a}A${a} ${a} 0 0 0 ${x0 + nx * a} ${y0 + ny * a}Z" fill="${fill}"/>`;
}

/** An arm of two limbs with a sleeve and a hand. */
export function arm(k: Canvas, at: ArmAt): string {
  const { shoulder, elbow, hand, w, skin, sleeve, cover = 'elbow', grip = 'open' } = at;
  const cloth = k.dim(sleeve, 0.1),
    flesh = k.mix(skin, '#7a3a22', 0.05);
  const wrist = w * 0.52;
  const bare = limb(shoulder, elbow, w * 0.86, w * 0.74, flesh) + limb(elbow, hand, w * 0.74, wrist, flesh);
  const sleeves = {
    short: () => limb(shoulder, between(shoulder, elbow, 0.55), w, w * 1.02, cloth),
    elbow: () =>
      limb(shoulder, elbow, w, w * 0.92, cloth) + limb(elbow, between(elbow, hand, 0.2), w * 0.92, w * 0.9, cloth),
    long: () =>
      limb(shoulder, elbow, w, w * 0.88, cloth) + limb(elbow, between(elbow, hand, 0.86), w * 0.88, w * 0.66, cloth),
  };
  return bare + sleeves[cover]() + (grip === 'none' ? '' : handAt(k, elbow, hand, w * 0.62, skin, grip));
}

/** A hand that continues the forearm: a rounded palm, four fingers together, and a thumb. */
function handAt(k: Canvas, elbow: Point, [x, y]: Point, size: number, skin: string, grip: 'open' | 'closed'): string {
  const angle = (Math.atan2(y - elbow[1], x - elbow[0]) * 180) / Math.PI;
  const line = k.mix(skin, '#7a3a22', 0.32);
  const s = size / 20;
  const art =
    grip === 'closed'
      ? `<path d="M-6-10C4-14 18-13 20-4C22 6 16 12 6 12C-2 12-8 8-8 0Z" fill="${skin}"/><path d="M8-12C18-16 22-8 14-5" fill="${skin}" stroke="${line}" stroke-width="1.200"/><path d="M10 0h9M9 5h8" stroke="${line}" stroke-width="1.300" stroke-linecap="round"/>`
      : `<path d="M-8-9C4-13 16-12 26-9C33-7 33-2 27-2C34-1 33 5 26 5C30 8 24 12 17 11C8 13-2 12-8 9Z" fill="${skin}"/><path d="M2-9C8-18 17-19 18-15C18-11 12-9 10-6Z" fill="${skin}"/><path d="M14-2h12M14 4h11" stroke="${line}" stroke-width="1.100" stroke-linecap="round" opacity=".7"/>`;
  return d`<g transform="translate(${x} ${y})rotate(${angle})scale(${Math.round(s * 100)}e-2)">${art}</g>`;
}
