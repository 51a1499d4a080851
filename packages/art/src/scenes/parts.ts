import type { Canvas } from '../canvas.ts';
import { H } from '../canvas.ts';
import { d } from '../markup.ts';
import { pampas, tulips } from '../props/flowers.ts';
import { type BranchOptions, bouquet, branch, foreground, type LeafKind } from '../props/leaves.ts';
import { type PotKind, potted } from '../props/potted.ts';
import type { VaseKind } from '../props/pottery.ts';
import { type Prop, put } from '../put.ts';
import { wide } from '../stage/placing.ts';

/** A brush stroke of varnish or cream, ragged at its end. */
export const smear = (k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}): Prop => ({
  w: 220,
  h: 60,
  art: d`<path d="M-112 0C-116 -24 -96 -30 -64 -28C-20 -34 20 -28 62 -30L112 -27L86 -19L122 -11L92 -4L118 6L80 11L104 21L42 23C-20 30 -56 26 -86 27C-106 24 -110 12 -112 0Z" fill="${k.face(colour, 0.7)}"/><path d="M-92 -14C-40 -20 20 -15 84 -19M-80 14C-30 9 10 16 66 11" stroke="${k.tint(colour, 0.55)}" stroke-width="3" fill="none" opacity=".7" stroke-linecap="round"/><path d="M-98 1C-40 -5 10 3 90 -4M-84 20C-50 17 0 24 40 18M-60 -22C0 -26 30 -22 64 -25" stroke="${k.dim(colour, 0.28)}" stroke-width="2.5" fill="none" opacity=".5" stroke-linecap="round"/>`,
});

/** A loose branch as a prop. */
export const twig = (k: Canvas, options: BranchOptions = {}): Prop => ({ w: 60, h: 10, art: branch(k, options) });

export type StemKind = LeafKind | 'pampas' | 'tulips';

/** Stems in a vase, chosen by seed. */
export function vaseOf(
  k: Canvas,
  {
    colour,
    kinds = ['round', 'lance', 'pampas', 'tulips'],
    h = 120,
    height = 170,
  }: { colour?: string; kinds?: readonly StemKind[]; h?: number; height?: number } = {},
) {
  const kind = k.rng.pick(kinds);
  const stems =
    kind === 'pampas'
      ? pampas(k, { height: height * 0.9, spread: height * 0.32 })
      : kind === 'tulips'
        ? tulips(k, {
            height: height * 0.72,
            spread: height * 0.42,
            colour: k.rng.pick(['#c4573a', '#e7b55a', '#eab8a8', '#f7ede0', '#b9829c']),
          })
        : bouquet(k, { kind, height, spread: height * 0.5, count: 3 });
  return {
    colour: colour ?? k.rng.pick([k.pal.pale, k.pal.accents[3], k.pal.accents[1], k.pal.wall2]),
    h,
    stems,
    kind: k.rng.pick<VaseKind>(kind === 'tulips' ? ['column', 'belly'] : ['belly', 'neck', 'amphora', 'facet']),
  };
}

/** Plants that frame a picture at its edges; more in wide pictures. */
export function edges(
  k: Canvas,
  { y = 560, kinds = ['rubber', 'snake', 'palm', 'olive'] }: { y?: number; kinds?: readonly PotKind[] } = {},
) {
  if (!wide(k)) return '';
  return put(k, potted, {
    x: k.W * (0.5 + k.dir * 0.4),
    y,
    kind: k.rng.pick(kinds),
    h: 330,
    pot: k.rng.pick([k.pal.pale, k.pal.accents[0], k.pal.accents[3]]),
  });
}

/** Close-up leaves in the corner of the main group, in about half of the pictures. */
export const corner = (k: Canvas) =>
  k.rng.chance(0.55) ? foreground(k, k.dir > 0 ? k.W - 10 : 10, H + 20, 1.1, -k.dir) : '';

/** Polish colours: the accents and tints between them. */
export const varnish = (k: Canvas) =>
  k.rng.shuffle([
    ...k.pal.accents,
    k.mix(k.pal.accents[0], k.pal.pale, 0.45),
    k.mix(k.pal.accents[2], '#c85a6b', 0.55),
    '#c4573a',
    '#8f2f3f',
  ]);
