import type { Canvas } from '../canvas.ts';
import { d } from '../markup.ts';
import type { Prop } from '../put.ts';
import { drum } from './turned.ts';

/** Barber chair from the side, facing right. */
export function barberChair(k: Canvas, { colour = k.pal.accents[1] }: { colour?: string } = {}): Prop {
  const chrome = k.metal(['#6f7775', '#c6cdca', '#fbfbf8', '#99a19e', '#59615f']);
  const dark = k.dim(colour, 0.45),
    seam = k.tint(colour, 0.28);
  const foot =
    drum(k, 84, 90, 14, '#bbb', { fill: chrome, top: '#dfe4e1' }) +
    d`<ellipse cy="-16" rx="40" ry="8" fill="#8d9693"/>` +
    drum(k, 17, 20, 66, '#bbb', { y: -14, fill: chrome, top: '' });
  const rest = d`<path d="M70 -92L128 -34" stroke="${chrome}" stroke-width="9"/><path d="M60 -96L116 -40" stroke="#7d8683" stroke-width="5"/><path d="M104 -30L160 -44L164 -34L108 -18Z" fill="${k.dim(colour, 0.25)}" stroke="#cfd5d2" stroke-width="3"/>`;
  const seat = d`<path d="M-78 -92H92V-74Q8 -64 -78 -74Z" fill="#a9b1ae"/><path d="M-84 -128H82Q108 -128 106 -108Q104 -88 84 -88H-78Q-92 -88 -92 -104Q-92 -128 -84 -128Z" fill="${k.fall(colour, 1.2)}"/><path d="M-84 -108H104" stroke="${seam}" stroke-width="2.5" opacity=".6"/>`;
  const back = d`<g transform="rotate(-13 -80 -110)"><path d="M-124 -262Q-124 -286 -104 -286H-80Q-64 -286 -64 -264L-58 -122Q-58 -108 -74 -108H-108Q-124 -108 -124 -124Z" fill="${k.across(
    [
      [0, dark],
      [0.35, colour],
      [0.75, k.tint(colour, 0.16)],
      [1, k.dim(colour, 0.3)],
    ],
  )}"/><path d="M-64 -258L-59 -124M-66 -236H-76M-64 -204H-76M-62 -172H-74M-61 -140H-73" stroke="${seam}" stroke-width="2.5" opacity=".7"/><rect x="-100" y="-306" width="12" height="26" fill="${chrome}"/><rect x="-122" y="-346" width="54" height="44" rx="15" fill="${k.fall(colour, 1.1)}"/></g>`;
  const arm = d`<path d="M-64 -118V-158Q-64 -168 -54 -168" fill="none" stroke="${chrome}" stroke-width="10"/><path d="M44 -116L52 -160" stroke="#b7bfbc" stroke-width="10"/><rect x="-76" y="-182" width="148" height="24" rx="12" fill="${k.fall(dark, 1)}"/><path d="M-66 -176H62" stroke="#fff" stroke-width="3" opacity=".25" stroke-linecap="round"/><path d="M-20 -84L8 -50" stroke="#cdd3d0" stroke-width="6" stroke-linecap="round"/><circle cx="10" cy="-48" r="7" fill="${dark}"/>`;
  return { w: 190, h: 330, foot: 180, art: rest + foot + back + seat + arm };
}

/** Salon chair from behind-front: a rounded shell on a disc foot. */
export function salonChair(k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}): Prop {
  const m = k.metal();
  const foot =
    drum(k, 74, 78, 9, '#bbb', { fill: m, top: k.pal.metal[2] }) +
    drum(k, 11, 13, 76, '#bbb', { y: -8, fill: m, top: '' });
  const shell = d`<path d="M-104 -96C-116 -150 -108 -178 -92 -182C-80 -184 -76 -172 -76 -160L-70 -110H70L76 -160C76 -172 80 -184 92 -182C108 -178 116 -150 104 -96C96 -66 -96 -66 -104 -96Z" fill="${k.round(k.dim(colour, 0.12))}"/>`;
  const back = d`<path d="M-74 -118C-84 -220 -70 -274 0 -276C70 -274 84 -220 74 -118Z" fill="${k.round(colour, 1)}"/><path d="M-40 -120C-46 -200 -40 -246 -34 -262M0 -122V-274M40 -120C46 -200 40 -246 34 -262" fill="none" stroke="${k.dim(colour, 0.3)}" stroke-width="2.5" opacity=".55"/>`;
  const seat = d`<path d="M-82 -122C-80 -136 80 -136 82 -122C88 -104 80 -92 0 -90C-80 -92 -88 -104 -82 -122Z" fill="${k.fall(k.tint(colour, 0.1), 1)}"/><path d="M-78 -108Q0 -96 78 -108" fill="none" stroke="${k.dim(colour, 0.3)}" stroke-width="2" opacity=".6"/>`;
  return { w: 200, foot: 150, h: 270, art: foot + back + shell + seat };
}

/** Upholstered armchair seen from the front. `kind`: shell or box. */
export function armchair(
  k: Canvas,
  {
    colour = k.pal.accents[0],
    pillow = k.pal.accents[2],
    kind = 'shell',
  }: { colour?: string; pillow?: string; kind?: 'shell' | 'box' } = {},
): Prop {
  const leg = (x: number, lean: number) =>
    d`<path d="M${x} -42L${x + lean} 2" stroke="${k.dim(k.pal.wood, 0.25)}" stroke-width="9" stroke-linecap="round"/>`;
  const legs = leg(-84, -10) + leg(84, 10);
  const cushion = d`<path d="M-82 -112C-80 -130 80 -130 82 -112L84 -80C82 -66 -82 -66 -84 -80Z" fill="${k.fall(k.tint(colour, 0.12), 1)}"/><path d="M-82 -92Q0 -82 82 -92" fill="none" stroke="${k.dim(colour, 0.32)}" stroke-width="2" opacity=".6"/>`;
  const throwPillow = d`<g transform="translate(${-k.light.side * 34} -148) rotate(${-k.light.side * 8})"><path d="M-44 -34Q0 -42 44 -34Q50 0 44 34Q0 42 -44 34Q-50 0 -44 -34Z" fill="${k.face(pillow, 1.2)}"/><path d="M-40 -10Q0 -16 42 -10M-42 12Q0 6 42 12" stroke="${k.tint(pillow, 0.5)}" stroke-width="3" fill="none" opacity=".6"/></g>`;
  const shapes = {
    shell: d`<path d="M-128 -70C-142 -190 -112 -272 0 -274C112 -272 142 -190 128 -70C120 -30 -120 -30 -128 -70Z" fill="${k.round(k.dim(colour, 0.18), 1.1)}"/><path d="M-92 -100C-104 -190 -82 -248 0 -250C82 -248 104 -190 92 -100Z" fill="${k.round(colour, 0.8)}"/><path d="M-128 -66C-138 -142 -126 -164 -110 -164C-94 -164 -90 -150 -90 -132L-86 -60H86L90 -132C90 -150 94 -164 110 -164C126 -164 138 -142 128 -66C122 -30 -122 -30 -128 -66Z" fill="${k.round(colour, 1)}"/>`,
    box: d`<rect x="-106" y="-262" width="212" height="200" rx="34" fill="${k.face(k.dim(colour, 0.06), 1.3)}"/><path d="M-70 -236Q0 -228 70 -236M-70 -190Q0 -184 70 -190" stroke="${k.dim(colour, 0.28)}" stroke-width="2" fill="none" opacity=".4"/><rect x="-138" y="-168" width="58" height="134" rx="24" fill="${k.face(k.tint(colour, k.light.side < 0 ? 0.14 : 0), 1.2)}"/><rect x="80" y="-168" width="58" height="134" rx="24" fill="${k.face(k.tint(colour, k.light.side > 0 ? 0.14 : 0), 1.2)}"/><rect x="-96" y="-84" width="192" height="50" rx="16" fill="${k.dim(colour, 0.22)}"/>`,
  };
  return { w: 270, foot: 220, h: 230, art: legs + shapes[kind] + throwPillow + cushion };
}

/** Slim chair with a round back, for a desk. */
export function sideChair(k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}): Prop {
  const w = k.dim(k.pal.wood, 0.18);
  return {
    w: 110,
    h: 200,
    art: d`<g stroke="${w}" stroke-width="8" stroke-linecap="round" fill="none"><path d="M-44 -96L-54 0M44 -96L54 0M-34 -100L-36 -14M34 -100L36 -14" opacity=".9"/><path d="M-42 -110C-54 -190 -30 -214 0 -214C30 -214 54 -190 42 -110"/></g><path d="M-38 -140C-44 -180 -28 -204 0 -204C28 -204 44 -180 38 -140Q0 -130 -38 -140Z" fill="${k.face(colour)}"/><path d="M-56 -106C-54 -122 54 -122 56 -106C58 -92 -58 -92 -56 -106Z" fill="${k.fall(colour)}"/>`,
  };
}
