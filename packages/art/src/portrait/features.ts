/** Body and features of a portrait. */
import type { Canvas } from '../canvas.ts';
import type { Beard, Clothes, Glasses, Traits } from './traits.ts';

const ink = '#241a17';

/** Shoulders in their clothes, with the neck above them. */
export function body(k: Canvas, { skin, cloth, clothes }: Traits): string {
  const dark = k.mix(cloth, '#000000', 0.22);
  const light = k.mix(cloth, '#ffffff', 0.3);
  const shoulders = `<path d="M10 122C12 102 26 93 46 90H74C94 93 108 102 110 122Z" fill="${k.face(cloth, 0.9)}"/>`;
  const neck = `<path d="M50 72H70V90C66 97 54 97 50 90Z" fill="${skin}"/><path d="M50 80C55 87 65 87 70 80V85C66 92 54 92 50 85Z" fill="#3a1d10" opacity=".2"/>`;
  const details: Record<Clothes, string> = {
    crew: `<path d="M47 90C52 99 68 99 73 90" fill="none" stroke="${dark}" stroke-width="3"/>`,
    collar: `<path d="M48 88L60 101L72 88L80 93L68 108L60 101L52 108L40 93Z" fill="${light}"/><path d="M60 102V122" stroke="${dark}" stroke-width="1.400"/>`,
    rollneck: `<path d="M47 84C52 91 68 91 73 84L75 94C68 102 52 102 45 94Z" fill="${dark}"/><path d="M46 90C54 97 66 97 74 90" fill="none" stroke="${light}" stroke-width="1" opacity=".5"/>`,
    tunic: `<path d="M46 90L60 112L74 90" fill="${skin}"/><path d="M46 90L60 112L74 90" fill="none" stroke="${light}" stroke-width="3"/>`,
    scoop: `<path d="M42 91C46 106 74 106 78 91L74 90H46Z" fill="${skin}"/><path d="M42 91C46 106 74 106 78 91" fill="none" stroke="${dark}" stroke-width="2.400"/>`,
  };
  const behind = clothes === 'tunic' || clothes === 'scoop';
  return behind ? shoulders + details[clothes] + neck : shoulders + neck + details[clothes];
}

export function head(k: Canvas, skin: string): string {
  const shaded = k.mix(skin, '#7a3a22', 0.16);
  const ears = `<ellipse cx="37.200" cy="60" rx="4.200" ry="6" fill="${shaded}"/><ellipse cx="82.800" cy="60" rx="4.200" ry="6" fill="${shaded}"/>`;
  const fill = k.rad(
    [
      [0, k.mix(skin, '#ffffff', 0.16)],
      [0.55, skin],
      [1, shaded],
    ],
    0.44,
    0.4,
    0.7,
  );
  return `${ears}<path d="M37 54C37 38 46 30 60 30C74 30 83 38 83 54C83 73 74 85.500 60 85.500C46 85.500 37 73 37 54Z" fill="${fill}"/>`;
}

/** Where somebody looks. Those who work or rest have their eyes lowered. */
export type Gaze = 'ahead' | 'down' | 'left' | 'right';

const lids = (k: Canvas, skin: string) => {
  const shadow = k.mix(skin, '#7a3a22', 0.3);
  return [51.5, 68.5]
    .map(
      (x) =>
        `<path d="M${x - 4.2} 56.500Q${x} 60.800 ${x + 4.2} 56.500Q${x} 54.200 ${x - 4.2} 56.500Z" fill="${shadow}" opacity=".35"/><path d="M${x - 4.2} 57Q${x} 61 ${x + 4.2} 57" fill="none" stroke="${ink}" stroke-width="1.500" stroke-linecap="round"/>`,
    )
    .join('');
};

export function features(k: Canvas, { skin, hair, smile, freckles }: Traits, gaze: Gaze = 'ahead'): string {
  const brow = k.mix(hair, '#1d1210', 0.35);
  const lips = k.mix(skin, '#9c2f2a', 0.55);
  const side = gaze === 'left' ? -1.4 : gaze === 'right' ? 1.4 : 0;
  const eye = (x: number) =>
    `<ellipse cx="${x + side}" cy="57.500" rx="2.300" ry="2.700" fill="${ink}"/><circle cx="${x + side + 0.8}" cy="56.500" r=".8" fill="#fff"/>`;
  const brows = `<path d="M46.500 50.500Q51 47.600 55.500 50M64.500 50Q69 47.600 73.500 50.500" fill="none" stroke="${brow}" stroke-width="1.900" stroke-linecap="round"/>`;
  const nose = `<path d="M60.500 58C61.500 62 62.600 64.600 61.800 66C61.200 67 59.600 67 58.600 66.600" fill="none" stroke="${k.mix(skin, '#6b2c18', 0.42)}" stroke-width="1.500" stroke-linecap="round"/>`;
  const cheeks = `<g fill="${k.mix(skin, '#d9533b', 0.42)}" opacity=".34"><ellipse cx="45.500" cy="67" rx="4.600" ry="3.200"/><ellipse cx="74.500" cy="67" rx="4.600" ry="3.200"/></g>`;
  const mouths = {
    soft: `<path d="M53.500 73Q60 77.500 66.500 73" fill="none" stroke="${lips}" stroke-width="2.200" stroke-linecap="round"/>`,
    wide: `<path d="M51.500 72Q60 80 68.500 72" fill="none" stroke="${lips}" stroke-width="2.300" stroke-linecap="round"/>`,
    open: `<path d="M51.500 71.500Q60 74 68.500 71.500Q67 80 60 80Q53 80 51.500 71.500Z" fill="${k.mix(lips, '#3a0f0c', 0.35)}"/><path d="M53.300 72.700Q60 74.600 66.700 72.700L66 75Q60 76.400 54 75Z" fill="#fffaf4"/>`,
  };
  const specks = freckles
    ? `<g fill="${k.mix(skin, '#a4552c', 0.6)}" opacity=".7">${[44, 47.5, 46, 73, 76, 74.5].map((x, i) => `<circle cx="${x}" cy="${63 + (i % 3) * 1.8}" r=".700"/>`).join('')}</g>`
    : '';
  const eyes = gaze === 'down' ? lids(k, skin) : eye(51.5) + eye(68.5);
  return cheeks + specks + eyes + brows + nose + mouths[smile];
}

export function beardOf(k: Canvas, beard: Beard, hair: string): string {
  const mass = k.mix(hair, '#120a06', 0.1);
  const jaw =
    'M37.500 60C38 78 47 87.500 60 87.500C73 87.500 82 78 82.500 60C80 67 77 69.500 72 69.500C66 67.500 54 67.500 48 69.500C43 69.500 40 67 37.500 60ZM53 72.500Q60 70.500 67 72.500Q66 79.500 60 79.500Q54 79.500 53 72.500Z';
  const drawn: Record<Beard, string> = {
    none: '',
    stubble: `<path d="${jaw}" fill="${mass}" fill-rule="evenodd" opacity=".22"/>`,
    short: `<path d="${jaw}" fill="${mass}" fill-rule="evenodd" opacity=".9"/>`,
    full: `<path d="M37 58C36.500 82 47 93 60 93C73 93 83.500 82 83 58C81 67 77 69 72 69C66 67 54 67 48 69C43 69 39 67 37 58ZM53 72.500Q60 70.500 67 72.500Q66 79.500 60 79.500Q54 79.500 53 72.500Z" fill="${mass}" fill-rule="evenodd"/>`,
    moustache: `<path d="M50 71.500C53 67.500 57 67 60 69C63 67 67 67.500 70 71.500C66 72.500 63 72 60 71C57 72 54 72.500 50 71.500Z" fill="${mass}"/>`,
  };
  return drawn[beard];
}

const frame = '#2a2320';
export const glassesOf: Record<Glasses, string> = {
  none: '',
  round: `<g fill="#ffffff" fill-opacity=".14" stroke="${frame}" stroke-width="1.700"><circle cx="51" cy="57.500" r="7.400"/><circle cx="69" cy="57.500" r="7.400"/><path d="M58.400 56.500Q60 55.300 61.600 56.500M43.600 56.500L38 55M76.400 56.500L82 55" fill="none"/></g>`,
  square: `<g fill="#ffffff" fill-opacity=".14" stroke="${frame}" stroke-width="1.900"><rect x="43" y="51.500" width="15" height="12" rx="3.500"/><rect x="62" y="51.500" width="15" height="12" rx="3.500"/><path d="M58 56.500Q60 55 62 56.500M43 55.500L38 54.500M77 55.500L82 54.500" fill="none"/></g>`,
};

export const earringsOf = (colour: string): string =>
  `<g fill="${colour}"><circle cx="36.500" cy="68.500" r="2.100"/><circle cx="83.500" cy="68.500" r="2.100"/></g>`;
