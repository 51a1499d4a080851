/** Heads from behind: what hairdressers and barbers show of their work. */
import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';

export type BackStyle = 'balayage' | 'bob' | 'curls' | 'fade' | 'updo';
export type HairColours = { root: string; tip: string };

export type BackAt = {
  x: number;
  /** Middle of the shoulders' line. */
  y: number;
  s: number;
  skin: string;
  cloth: string;
  hair: HairColours;
  style: BackStyle;
};

/** Neck, shoulders and hair of somebody who sits with the back to us; about 300 · s wide. */
export function backView(k: Canvas, { x, y, s, skin, cloth, hair, style }: BackAt): string {
  const shoulders = `<path d="M-210 190C-208 70-170 22-96 2C-56-8-44-18-42-40H42C44-18 56-8 96 2C170 22 208 70 210 190Z" fill="${k.round(cloth, 0.5)}"/><path d="M-58-10C-30 8 30 8 58-10" fill="none" stroke="${k.dim(cloth, 0.35)}" stroke-width="4" opacity=".55"/>`;
  const neck = `<path d="M-42-120H42V-30C42-6 24 2 0 2S-42-6-42-30Z" fill="${k.round(skin, 0.35)}"/>`;
  const ears = `<ellipse cx="-80" cy="-134" rx="13" ry="22" fill="${k.mix(skin, '#7a3a22', 0.12)}"/><ellipse cx="80" cy="-134" rx="13" ry="22" fill="${k.mix(skin, '#7a3a22', 0.12)}"/>`;
  return d`<g transform="translate(${x} ${y})scale(${Math.round(s * 100)}e-2)">${shoulders}${neck}${style === 'fade' || style === 'updo' ? ears : ''}<g transform="scale(.88)">${styles[style](k, hair, skin)}</g></g>`;
}

/** Colour from the roots to the tips. */
const lengths = (k: Canvas, { root, tip }: HairColours) =>
  k.lin([
    [0, k.tint(root, 0.1)],
    [0.3, root],
    [0.62, k.mix(root, tip, 0.65)],
    [1, tip],
  ]);

/** Fine strands that run from the crown to the tips and bend together, as combed hair does. */
function strands(k: Canvas, { root, tip }: HairColours, width: number, top: number, bottom: number, wave: number) {
  const light = k.mix(tip, '#ffffff', 0.4),
    dark = k.mix(root, '#120a06', 0.4);
  let out = '';
  for (let i = -15; i <= 15; i++) {
    const x0 = i * 2.4 + k.rng.range(-2, 2),
      x1 = (i / 15) * width + k.rng.range(-4, 4),
      h = bottom - top,
      bend = wave * k.rng.range(0.7, 1.2);
    const run = d`M${x0} ${top}C${x1 * 0.8} ${top + h * 0.08} ${x1 * 1.04} ${top + h * 0.2} ${x1 + bend} ${top + h * 0.42}S${x1 - bend} ${top + h * 0.68} ${x1 - bend * 0.4} ${top + h * 0.8}T${x1 + bend * 0.4} ${bottom}`;
    const bright = k.rng.chance(0.5);
    out += d`<path d="${run}" stroke="${bright ? light : dark}" stroke-width="${k.rng.range(1.4, bright ? 3.6 : 5)}" opacity="${bright ? 0.3 : 0.2}"/>`;
  }
  return `<g fill="none" stroke-linecap="round">${out}</g>`;
}

/** The band of light around the crown. */
const sheen = (k: Canvas, y: number, w: number) =>
  d`<ellipse cx="${k.light.side * w * 0.3}" cy="${y}" rx="${w * 0.62}" ry="26" fill="${k.rad([
    [0, '#ffffff', 0.34],
    [1, '#ffffff', 0],
  ])}"/>`;

/** Ringlets that hang from an arc over the crown, in front of one another. */
function ringlets(k: Canvas, { root, tip }: HairColours): string {
  let out = '';
  for (const [layer, [half, bottom, count]] of (
    [
      [132, 44, 13],
      [122, 4, 12],
      [112, -52, 11],
      [88, -118, 9],
    ] as const
  ).entries())
    for (let i = 0; i < count; i++) {
      const u = (2 * (i + 0.5)) / count - 1,
        x = u * half + k.rng.range(-6, 6),
        top = -262 + u * u * 96 + layer * 4,
        end = bottom + k.rng.range(-16, 16) - Math.abs(u) * 26;
      let run = d`M${x * 0.72} ${top}q${x * 0.2} 8 ${x * 0.28} 26`,
        at = top + 26,
        turn = i % 2 ? 1 : -1;
      for (; at < end; at += 22, turn = -turn) run += d`q${turn * 13} 11 0 22`;
      const c = k.mix(root, tip, Math.min(1, 0.12 + k.rng.range(0, 0.5) + (at + 200) / 700));
      out += d`<path d="${run}" stroke="${k.mix(c, '#120a06', 0.45)}" stroke-width="19" opacity=".55"/><path d="${run}" stroke="${c}" stroke-width="14"/><path d="${run}" stroke="${k.mix(c, '#ffffff', 0.4)}" stroke-width="3" opacity=".45" transform="translate(${k.light.side * 3} -1)"/>`;
    }
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${out}</g>`;
}

const styles: Record<BackStyle, (k: Canvas, hair: HairColours, skin: string) => string> = {
  balayage(k, hair) {
    const shape =
      'M0-268C70-268 104-216 104-150C106-104 122-66 118-20C115 20 130 44 120 88C112 122 96 138 82 120C74 146 52 152 42 128C34 156 6 160 0 134C-8 158-34 156-42 130C-54 152-78 144-84 118C-100 134-118 116-122 84C-128 46-112 18-117-22C-122-68-106-104-104-150C-104-216-70-268 0-268Z';
    return `<path d="${shape}" fill="${lengths(k, hair)}"/><g clip-path="${k.clip(`<path d="${shape}"/>`)}">${strands(k, hair, 118, -262, 150, 13)}${sheen(k, -196, 92)}</g>`;
  },
  bob(k, hair) {
    const shape =
      'M0-268C72-268 110-214 110-146C110-108 122-84 120-46C118-34 96-30 60-28H-60C-96-30-118-34-120-46C-122-84-110-108-110-146C-110-214-72-268 0-268Z';
    return `<path d="${shape}" fill="${lengths(k, hair)}"/><g clip-path="${k.clip(`<path d="${shape}"/>`)}">${strands(k, hair, 116, -264, -24, 3)}${sheen(k, -190, 100)}</g><path d="M-119-46C-80-34 80-34 119-46" fill="none" stroke="${k.mix(hair.tip, '#ffffff', 0.3)}" stroke-width="3" opacity=".4"/>`;
  },
  curls: (k, hair) =>
    `<path d="M0-246C60-246 96-200 108-130C114-70 100 0 60 20H-60C-100 0-114-70-108-130C-96-200-60-246 0-246Z" fill="${k.mix(hair.root, '#120a06', 0.4)}"/>${ringlets(k, hair)}`,
  fade(k, hair, skin) {
    const shape =
      'M0-262C68-262 96-216 95-158C94-120 82-96 66-84C62-74 56-66 44-64C20-58-20-58-44-64C-56-66-62-74-66-84C-82-96-94-120-95-158C-96-216-68-262 0-262Z';
    const top = 'M-97-180C-106-238-64-284 2-284C66-282 106-238 97-180C62-166-62-166-97-180Z';
    const clipped = k.lin([
      [0, hair.root],
      [0.42, k.mix(hair.root, skin, 0.1)],
      [0.7, k.mix(hair.root, skin, 0.42)],
      [1, k.mix(hair.root, skin, 0.72)],
    ]);
    return `<path d="${shape}" fill="${clipped}"/><path d="M-93-150C-80-130-60-126 0-126S80-130 93-150" fill="none" stroke="${k.mix(hair.root, '#120a06', 0.2)}" stroke-width="26" opacity=".16"/><path d="${top}" fill="${k.fall(hair.root, 0.9)}"/><g clip-path="${k.clip(`<path d="${top}"/>`)}">${strands(k, hair, 104, -280, -150, 5)}</g>${sheen(k, -238, 66)}`;
  },
  updo(k, hair) {
    const skull =
      'M0-258C66-258 94-212 94-154C94-110 70-78 40-60C20-52-20-52-40-60C-70-78-94-110-94-154C-94-212-66-258 0-258Z';
    const swept = d`M-88-150C-60-120-30-112 0-128M88-150C60-120 30-112 0-128M-70-104C-44-92-22-100-4-116M70-104C44-92 22-100 4-116M-60-216C-50-180-30-160-8-148M60-216C50-180 30-160 8-148`;
    const knot = 'M-4-196C44-202 66-168 54-134C44-104-40-102-54-132C-66-164-44-192-4-196Z';
    return `<path d="${skull}" fill="${k.round(hair.root, 0.6)}"/><path d="${swept}" fill="none" stroke="${k.mix(hair.tip, '#ffffff', 0.3)}" stroke-width="4" opacity=".4" stroke-linecap="round"/><path d="${knot}" fill="${k.ball(k.mix(hair.root, hair.tip, 0.5), 0.8)}"/><path d="M-40-144C-30-180 30-186 38-148C40-124-22-118-24-142C-24-160 18-162 18-144" fill="none" stroke="${k.mix(hair.root, '#120a06', 0.3)}" stroke-width="5" opacity=".45" stroke-linecap="round"/><path d="M-86-116C-92-84-80-66-84-44M82-112C90-84 78-70 84-52" fill="none" stroke="${hair.tip}" stroke-width="4" stroke-linecap="round"/>`;
  },
};
