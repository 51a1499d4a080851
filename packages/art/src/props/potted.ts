import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { along, branch, type Curve } from './leaves.ts';
import { drum } from './turned.ts';

export type PotKind = 'rubber' | 'snake' | 'palm' | 'olive';

/** Pots with a leafy crown, standing on the floor or a table. `kind`: rubber, snake, palm, olive. */
export function potted(
  k: Canvas,
  {
    kind = k.rng.pick(['rubber', 'snake', 'palm', 'olive']),
    h = 260,
    pot = k.pal.pale,
    stand = false,
  }: { kind?: PotKind; h?: number; pot?: string; stand?: boolean } = {},
): Prop {
  const r = h * 0.16,
    ph = h * 0.27,
    base = stand ? h * 0.1 : 0;
  const legs = stand
    ? d`<path d="M${-r * 0.8} ${-ph * 0.6}L${-r * 0.95} 0M${r * 0.8} ${-ph * 0.6}L${r * 0.95} 0M0 ${-base * 0.6}V3" stroke="${k.pal.wood}" stroke-width="${h * 0.018}" stroke-linecap="round"/>`
    : '';
  const crown = { rubber, snake, palm, olive }[kind](k, h - ph - base);
  return {
    w: r * 2.4,
    foot: r * 1.7,
    h: h * 0.85,
    art:
      legs +
      d`<g transform="translate(0 ${-ph - base + 4})">${crown}</g>` +
      drum(k, r, r * 0.78, ph, pot, { y: -base, top: '' }) +
      d`<path d="M${-r} ${-ph - base}A${r} ${r * 0.2} 0 0 0 ${r} ${-ph - base}v${h * 0.03}A${r} ${r * 0.2} 0 0 1 ${-r} ${-ph - base + h * 0.03}Z" fill="${k.tint(pot, 0.3)}" opacity=".6"/>`,
  };
}

function rubber(k: Canvas, h: number) {
  const tones = [k.dim(k.pal.leaf, 0.12), k.mix(k.pal.leaf, k.pal.leaf2, 0.35), k.dim(k.pal.leaf, 0.26)];
  const blades = tones.map((c) =>
    k
      .def(
        `blade${c}`,
        (id) =>
          `<g id="${id}"><path d="M0 0C15-30 70-30 100 0C70 27 15 27 0 0Z" fill="${k.lin([
            [0, k.dim(c, 0.1)],
            [0.49, k.tint(c, 0.16)],
            [0.51, k.dim(c, 0.14)],
            [1, k.dim(c, 0.3)],
          ])}"/><path d="M0 0H94" stroke="${k.tint(c, 0.4)}" stroke-width="1.5" opacity=".6"/></g>`,
      )
      .slice(5, -1),
  );
  const leaves = [
    [0.2, -158],
    [0.22, -24],
    [0.42, -146],
    [0.46, -32],
    [0.62, -130],
    [0.66, -46],
    [0.84, -118],
    [0.86, -60],
    [0.95, -90],
  ] as const;
  return (
    d`<path d="M0 0C6 ${-h * 0.4} -4 ${-h * 0.6} 2 ${-h * 0.9}" stroke="${k.dim(k.pal.wood, 0.3)}" stroke-width="6" fill="none"/>` +
    leaves
      .map(
        ([t, a], i) =>
          `<use href="#${blades[i % 3]}" transform="translate(0 ${Math.round(-h * t)})rotate(${Math.round(a + k.rng.range(-8, 8))})scale(${Math.round(h * (0.52 - t * 0.14)) / 100})"/>`,
      )
      .join('')
  );
}

function snake(k: Canvas, h: number) {
  const blades = [
    [-0.16, -104, 0.86],
    [0.18, -76, 0.92],
    [-0.02, -92, 1.06],
    [0.1, -84, 0.62],
    [-0.1, -98, 0.7],
  ] as const;
  return blades
    .map(([x, a, l], i) => {
      const L = h * l,
        c = k.mix(k.pal.leaf, k.pal.shade, i % 2 ? 0.1 : 0.28);
      return d`<g transform="translate(${x * h * 0.4} 0) rotate(${a})"><path d="M0 ${-h * 0.05}C${L * 0.4} ${-h * 0.075} ${L * 0.75} ${-h * 0.06} ${L} 0C${L * 0.75} ${h * 0.05} ${L * 0.4} ${h * 0.07} 0 ${h * 0.05}Z" fill="${k.fall(c)}" stroke="${k.mix(k.pal.leaf2, '#f0dd9a', 0.45)}" stroke-width="2.5"/></g>`;
    })
    .join('');
}

function palm(k: Canvas, h: number) {
  const frond = (angle: number, length: number, c: string) => {
    const curve: Curve = [0, 0, length * 0.3, -length * 0.18, length * 0.7, -length * 0.14, length, length * 0.12];
    let leaflets = '';
    for (let i = 1; i <= 8; i++) {
      const t = 0.14 + i * 0.104,
        p = along(curve, t),
        l = length * 0.36 * Math.sin(Math.PI * (0.2 + t * 0.72));
      for (const s of [-1, 1]) {
        const a = ((p.angle + s * (58 - t * 26)) * Math.PI) / 180,
          b = ((p.angle + s * 24) * Math.PI) / 180;
        const [tx, ty, mx, my] = [Math.cos(a) * l, Math.sin(a) * l, Math.cos(b) * l * 0.55, Math.sin(b) * l * 0.55].map(
          Math.round,
        );
        leaflets += `M${Math.round(p.x)} ${Math.round(p.y)}q${mx} ${my} ${tx} ${ty}L${Math.round(p.x) + 3} ${Math.round(p.y) + 1}z`;
      }
    }
    return d`<path transform="rotate(${angle})" d="M0 0C${curve[2]} ${curve[3]} ${curve[4]} ${curve[5]} ${curve[6]} ${curve[7]}L0 2Z${leaflets}" fill="${c}" stroke="${c}" stroke-width="1.5"/>`;
  };
  const flip = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`;
  const far = k.dim(k.pal.leaf, 0.28);
  const mid = k.dim(k.pal.leaf, 0.1);
  const near = k.mix(k.pal.leaf, k.pal.leaf2, 0.5);
  return (
    frond(-84, h * 0.95, far) +
    flip(frond(-62, h * 0.92, far)) +
    frond(-44, h * 0.9, mid) +
    flip(frond(-28, h * 0.72, mid)) +
    frond(-16, h * 0.66, near)
  );
}

function olive(k: Canvas, h: number) {
  const b = (to: [number, number], size: number) => branch(k, { to, kind: 'lance', size: size * 1.15, count: 7 });
  return d`<path d="M-2 0C4 ${-h * 0.2} -4 ${-h * 0.3} 0 ${-h * 0.4}" stroke="${k.dim(k.pal.wood, 0.25)}" stroke-width="7" fill="none"/><g transform="translate(0 ${-h * 0.36})">${b([-h * 0.36, -h * 0.36], h * 0.0026)}${b([h * 0.38, -h * 0.32], h * 0.0026)}${b([-h * 0.14, -h * 0.58], h * 0.0026)}${b([h * 0.18, -h * 0.56], h * 0.0026)}</g>`;
}
