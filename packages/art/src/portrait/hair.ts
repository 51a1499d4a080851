/** Hair behind the head and hair before it, in a box of 120 with the face around (60, 58). */
import type { Canvas } from '../canvas.ts';
import type { HairStyle } from './traits.ts';

type Hair = { back: string; front: string };
/** `fill` for the mass, `shade` for the parts in shadow, `light` for strands. */
type Tones = { fill: string; shade: string; light: string };

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const strand = (d: string, colour: string, width = 1.2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity=".5"/>`;
const dots = (list: readonly (readonly [number, number, number])[], fill: string) =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

/** Hair that falls over the forehead from a side parting. */
const sideFringe = (t: Tones) =>
  path('M36 55C35 34 46 26 61 26C77 26 85 36 84.500 55C80 47 75 42 69 37C62 45 48 50 36 55Z', t.fill) +
  strand('M66 31C58 39 49 44 40 48', t.light) +
  strand('M72 36C77 41 80 45 82 49', t.light);
/** Hair drawn back from the forehead. */
const drawnBack = (t: Tones) =>
  path(
    'M36.500 54C35 36 44 25.500 60 25.500C76 25.500 85 36 83.500 54C82 44 76 37.500 60 37.500C44 37.500 38 44 36.500 54Z',
    t.fill,
  ) +
  strand('M48 29C44 33 41 38 40 43', t.light) +
  strand('M72 29C76 33 79 38 80 43', t.light);

const styles: Record<HairStyle, (t: Tones) => Hair> = {
  long: (t) => ({
    back:
      path('M31 60C28 34 42 21 60 21C78 21 92 34 89 60C89 78 92 92 95 104H25C28 92 31 78 31 60Z', t.shade) +
      strand('M34 70C33 84 31 92 29 102', t.light, 1.6) +
      strand('M86 70C87 84 89 92 91 102', t.light, 1.6),
    front: sideFringe(t),
  }),
  wavy: (t) => ({
    back: path(
      'M30 62C25 34 40 19 60 19C80 19 95 34 90 62C96 70 88 76 93 86C96 96 88 102 82 100H38C32 102 24 96 27 86C32 76 24 70 30 62Z',
      t.shade,
    ),
    front: sideFringe(t),
  }),
  bob: (t) => ({
    back: path('M30 74C24 36 38 20 60 20C82 20 96 36 90 74C86 80 78 78 74 78H46C42 78 34 80 30 74Z', t.shade),
    front:
      path(
        'M35 62C33 36 44 25 60 25C76 25 87 36 85 62C82 55 81 50 80 46C68 47 52 46 42 42C40 48 38 55 35 62Z',
        t.fill,
      ) + strand('M46 31C52 38 62 41 72 42', t.light),
  }),
  bun: (t) => ({
    back: dots([[60, 15, 11.5]], t.shade) + path('M34 54C32 34 44 21 60 21C76 21 88 34 86 54L84 62H36Z', t.shade),
    front: drawnBack(t),
  }),
  ponytail: (t) => ({
    back:
      path('M80 32C98 34 104 56 98 84C96 92 90 96 86 94C90 76 88 54 76 42Z', t.shade) +
      path('M34 54C32 34 44 21 60 21C76 21 88 34 86 54L84 62H36Z', t.shade) +
      strand('M90 44C97 56 97 72 93 86', t.light, 1.6),
    front: drawnBack(t),
  }),
  fringe: (t) => ({
    back: path('M31 62C28 34 42 21 60 21C78 21 92 34 89 62L91 88H29Z', t.shade),
    front:
      path(
        'M36 60C34 36 44 25 60 25C76 25 86 36 84 60C83 55 82.500 52 82 49.500C76 51 44 51 38 49.500C37.500 52 37 55 36 60Z',
        t.fill,
      ) +
      strand('M50 28C48 36 48 42 48 48', t.light) +
      strand('M62 27C62 35 61 42 61 49', t.light) +
      strand('M73 30C75 37 75 42 74 48', t.light),
  }),
  curls: (t) => ({
    back: dots(
      [
        [40, 34, 13],
        [58, 25, 14],
        [78, 33, 13],
        [33, 50, 11],
        [87, 50, 11],
        [34, 65, 9.5],
        [86, 65, 9.5],
      ],
      t.shade,
    ),
    front: dots(
      [
        [43, 38, 8],
        [54, 33, 8.5],
        [66, 33, 8.5],
        [77, 38, 8],
        [37.5, 47, 5.5],
        [82.5, 47, 5.5],
      ],
      t.fill,
    ),
  }),
  afro: (t) => ({
    back: dots(
      [
        [60, 40, 31],
        [36, 48, 16],
        [84, 48, 16],
        [46, 24, 16],
        [74, 24, 16],
      ],
      t.shade,
    ),
    front: path('M36 52C32 30 44 20 60 20C76 20 88 30 84 52C79 44 71 41 60 41C49 41 41 44 36 52Z', t.shade),
  }),
  braids: (t) => ({
    back:
      path('M33 58C30 34 42 20 60 20C78 20 90 34 87 58Z', t.shade) +
      [30, 35, 85, 90]
        .map((x, i) =>
          dots(
            Array.from({ length: 7 }, (_, j) => [x + (j % 2 ? 0.9 : -0.9), 58 + j * 7, 4.2] as const),
            i % 2 ? t.fill : t.shade,
          ),
        )
        .join(''),
    front:
      path(
        'M36.500 54C35 36 44 25.500 60 25.500C76 25.500 85 36 83.500 54C81 43 74 37 60 37C46 37 39 43 36.500 54Z',
        t.fill,
      ) +
      strand('M52 26C49 30 46 34 45 39', t.light) +
      strand('M60 25.500V37', t.light) +
      strand('M68 26C71 30 74 34 75 39', t.light),
  }),
  scarf: (t) => ({
    back: path('M30 66C24 34 40 18 60 18C80 18 96 34 90 66C90 84 96 96 100 108H20C24 96 30 84 30 66Z', t.shade),
    front:
      path(
        'M34 64C30 36 44 24 60 24C76 24 90 36 86 64C86 78 78 90 60 92C42 90 34 78 34 64ZM60 34.500C46 34.500 40.500 46 41 58C41.500 74 49 83 60 83C71 83 78.500 74 79 58C79.500 46 74 34.500 60 34.500Z',
        t.fill,
      ) +
      strand('M38 46C44 34 52 29 60 28.500', t.light) +
      strand('M40 80C48 90 66 96 80 88', t.light),
  }),
  crop: (t) => ({
    back: path('M35 52C33 32 44 21 60 21C76 21 87 32 85 52Z', t.shade),
    front: path(
      'M36 55C34.500 36 44 25 60 25C76 25 85.500 36 84 55L81.500 52C81.500 46 79.500 42 77 39.500C66 43 54 43 43 39.500C40.500 42 38.500 46 38.500 52Z',
      t.fill,
    ),
  }),
  quiff: (t) => ({
    back: path('M35 52C34 34 44 22 60 22C76 22 86 34 85 52Z', t.shade),
    front:
      path(
        'M36.500 54C35 42 37 34 42 29C46 19 62 15 74 20C83 23 87 34 83.500 54L81.500 50C81 44 79 41 76 39.500C66 41 52 39 46 35C41 39 38.500 44 38.500 50Z',
        t.fill,
      ) +
      strand('M46 31C54 24 66 23 76 27', t.light) +
      strand('M48 35C56 30 68 30 78 34', t.light),
  }),
  parted: (t) => ({
    back: path('M34.500 54C33 33 44 21 60 21C76 21 87 33 85.500 54Z', t.shade),
    front:
      path('M36 55C34 36 43 25 60 25C77 25 86 36 84 55L81.500 51C80 44 72 38 50 33C44 38 40 43 38.500 51Z', t.fill) +
      strand('M52 30C64 31 74 35 80 42', t.light),
  }),
  buzz: (t) => ({
    back: '',
    front: `<g opacity=".82">${path('M36.500 54C35 36 44 26.500 60 26.500C76 26.500 85 36 83.500 54L82 50C80.500 41 73 35.500 60 35.500C47 35.500 39.500 41 38 50Z', t.fill)}</g>`,
  }),
  bald: (t) => ({
    back: '',
    front: `<g opacity=".5">${path('M36.600 58C36 52 37 47 38.500 43C38.500 48 38.600 53 38.400 58ZM83.400 58C84 52 83 47 81.500 43C81.500 48 81.400 53 81.600 58Z', t.fill)}</g>`,
  }),
};

/** Hair of a style; a headscarf takes the colour of the clothes. */
export function hairOf(k: Canvas, style: HairStyle, colour: string): Hair {
  const light = k.mix(colour, '#ffffff', 0.34);
  return styles[style]({ fill: k.fall(colour, 0.7), shade: k.mix(colour, '#120a06', 0.22), light });
}
