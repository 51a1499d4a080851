import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum, turned } from './turned.ts';

/** Exercise ball. */
export function exerciseBall(
  k: Canvas,
  { r = 90, colour = k.pal.accents[0] }: { r?: number; colour?: string } = {},
): Prop {
  return {
    w: r * 2,
    foot: r * 1.1,
    h: r * 2,
    art: d`<circle cy="${-r}" r="${r}" fill="${k.ball(colour, 1.1)}"/><g fill="none" stroke="${k.dim(colour, 0.3)}" stroke-width="2" opacity=".5"><ellipse cy="${-r}" rx="${r * 0.3}" ry="${r}"/><ellipse cy="${-r}" rx="${r * 0.72}" ry="${r}"/></g><ellipse cx="${k.light.side * r * 0.4}" cy="${-r * 1.5}" rx="${r * 0.22}" ry="${r * 0.13}" fill="#fff" opacity=".45" transform="rotate(${k.light.side * 36} ${k.light.side * r * 0.4} ${-r * 1.5})"/>`,
  };
}

/** Water bottle. */
export function waterBottle(
  k: Canvas,
  { colour = k.pal.accents[2], h = 130 }: { colour?: string; h?: number } = {},
): Prop {
  return {
    w: 52,
    h: h + 40,
    art:
      d`<path d="${turned([
        [16, -h - 10],
        [26, -h, 26, -h + 8, 26, -h + 18],
        [26, -6],
        [26, 5, 14, 6, 0, 6],
      ])}" fill="${k.round(colour)}"/><path d="M-26 ${-h * 0.42}A26 5 0 0 0 26 ${-h * 0.42}v16A26 5 0 0 1 -26 ${-h * 0.42 + 16}Z" fill="${k.tint(colour, 0.5)}" opacity=".5"/>` +
      drum(k, 18, 18, 22, k.pal.pale, { y: -h - 4 }) +
      d`<path d="M-9 ${-h - 28}v-10q9 -8 18 0v10" fill="none" stroke="${k.dim(k.pal.pale, 0.25)}" stroke-width="5"/>`,
  };
}

/** Coiled skipping rope lying flat on the floor. */
export function rope(k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}): Prop {
  return {
    w: 170,
    h: 10,
    foot: 150,
    art: d`<g fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round"><ellipse cy="-16" rx="72" ry="17"/><ellipse cx="12" cy="-18" rx="62" ry="13"/><path d="M-70 -20C-100 -10 -96 10 -120 4M74 -18C96 -20 110 -4 128 -10"/></g><path d="M-120 4l-40 -8M128 -10l38 6" stroke="${k.dim(k.pal.wood, 0.2)}" stroke-width="13" stroke-linecap="round"/>`,
  };
}

/** Pilates reformer from the side. */
export function reformer(
  k: Canvas,
  { w = 560, colour = k.pal.wood, pad = k.pal.accents[0] }: { w?: number; colour?: string; pad?: string } = {},
): Prop {
  const a = -w / 2;
  return {
    w,
    h: 130,
    foot: w * 0.98,
    art: d`<path d="M${a + 12} -52V0M${-a - 12} -52V0M0 -48V0" stroke="${k.dim(colour, 0.35)}" stroke-width="15" stroke-linecap="round"/><rect x="${a}" y="-76" width="${w}" height="30" rx="5" fill="${k.fall(colour)}"/><path d="M${a + 8} -66H${-a - 8}" stroke="${k.tint(colour, 0.5)}" stroke-width="3" opacity=".7"/><path d="M${-a - 20} -76V-170Q${-a - 20} -186 ${-a - 40} -186" fill="none" stroke="#b9c0bd" stroke-width="9"/><path d="M${a + 16} -76V-128H${a + 92}V-76" fill="none" stroke="#b9c0bd" stroke-width="9"/><rect x="${a + 10}" y="-136" width="88" height="15" rx="7" fill="${k.fall(pad)}"/><rect x="${a + 150}" y="-108" width="${w * 0.46}" height="30" rx="10" fill="${k.fall(pad, 1.1)}"/><rect x="${a + 150 + w * 0.42}" y="-134" width="22" height="54" rx="9" fill="${k.fall(k.dim(pad, 0.1), 1.1)}"/><path d="M${a + 158 + w * 0.46} -118L${-a - 26} -164" stroke="${k.dim(colour, 0.4)}" stroke-width="2.5"/>`,
  };
}
