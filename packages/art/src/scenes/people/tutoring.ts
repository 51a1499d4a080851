import type { Canvas, Side } from '../../canvas.ts';
import { lightness } from '../../colour.ts';
import { fittedSize, line } from '../../lettering/line.ts';
import { d } from '../../markup.ts';
import { arm, bodyOf, headOf, somebody } from '../../people/person.ts';
import { greys, type Traits } from '../../portrait/traits.ts';
import { bookRow, bookStack } from '../../props/books.ts';
import { chalkboard } from '../../props/chalkboard.ts';
import { pencilPot } from '../../props/desk-things.ts';
import { shelf } from '../../props/on-wall.ts';
import { mug } from '../../props/pottery.ts';
import { type Prop, put } from '../../put.ts';
import type { Layers } from '../../render.ts';
import { shafts } from '../../stage/light.ts';
import { away, heroX, otherX, slim } from '../../stage/placing.ts';
import { flatLay, lay, stillLife } from '../frames.ts';
import { twig } from '../parts.ts';

/** An open exercise book on the table, seen at a slant. */
const openBook = (k: Canvas, x: number, y: number): string =>
  d`<path d="M${x - 110} ${y + 26}L${x - 88} ${y - 22}Q${x - 40} ${y - 32} ${x} ${y - 20}Q${x + 40} ${y - 32} ${x + 88} ${y - 22}L${x + 110} ${y + 26}Q${x + 50} ${y + 14} ${x} ${y + 28}Q${x - 50} ${y + 14} ${x - 110} ${y + 26}Z" fill="${k.pal.pale}"/><path d="M${x} ${y - 20}V${y + 28}M${x - 80} ${y - 12}q34 -8 66 0M${x - 86} ${y}q36 -8 72 0M${x - 92} ${y + 12}q38 -8 78 0M${x + 16} ${y - 12}q34 -8 60 0" fill="none" stroke="${k.contrast(k.pal.pale)}" stroke-width="2.500" opacity=".35"/>`;

/** The tutor behind the table, one hand on the book at `bookX`. */
function tutorAt(k: Canvas, x: number, bookX: number, s: Side, cloth: string) {
  const who = somebody(k, undefined, { glasses: k.rng.pick(['none', 'round', 'square']) });
  const head = headOf(k, who, { x: x - s * 6, y: 186, s: 2, tilt: -s * 9 });
  const body = bodyOf(k, { x, y: 270, half: 98, h: 260, cloth, skin: who.skin, neck: 'vee' });
  const sleeve = { w: 42, skin: who.skin, sleeve: cloth, cover: 'long' as const };
  const arms =
    arm(k, { ...sleeve, shoulder: [x + s * 84, 300], elbow: [x + s * 112, 456], hand: [x + s * 40, 494] }) +
    arm(k, { ...sleeve, shoulder: [x - s * 78, 304], elbow: [x - s * 92, 440], hand: [bookX + s * 34, 486] });
  return { figure: head.back + body + head.front, arms };
}

/** The pupil, smaller, writing into the book. */
function pupilAt(k: Canvas, x: number, bookX: number, s: Side, cloth: string) {
  const chosen = somebody(k, undefined, { glasses: 'none', beard: 'none' });
  const isGrey = greys.includes(chosen.hair);
  const who: Traits = {
    ...chosen,
    hair: isGrey ? '#4a2d1c' : chosen.hair,
    style: chosen.style === 'bald' ? 'crop' : chosen.style,
  };
  const head = headOf(k, who, { x: x + s * 4, y: 262, s: 1.86, tilt: s * 7 });
  const body = bodyOf(k, { x, y: 338, half: 80, h: 190, cloth, skin: who.skin });
  const sleeve = { w: 34, skin: who.skin, sleeve: cloth };
  const rest = arm(k, { ...sleeve, shoulder: [x - s * 66, 364], elbow: [x - s * 100, 484], hand: [x + s * 6, 506] });
  const hand = [bookX - s * 26, 482] as const;
  const write = arm(k, { ...sleeve, shoulder: [x + s * 64, 366], elbow: [x + s * 84, 470], hand, grip: 'closed' });
  const tool = d`<path d="M${bookX - s * 10} 506L${bookX - s * 46} 450" stroke="#e3a94b" stroke-width="6" stroke-linecap="round"/><path d="M${bookX - s * 10} 506L${bookX - s * 14} 500" stroke="#3a2f24" stroke-width="4" stroke-linecap="round"/>`;
  return { figure: head.back + body + head.front, rest, write: write + tool };
}

/** A tutor and a pupil at a table, over one exercise book. */
export function tutorWithPupil(k: Canvas): Layers {
  const hx = heroX(k),
    s = away(k),
    ox = otherX(k) - s * 10;
  const hasBoard = k.rng.chance(0.5);
  const base = stillLife(k, {
    finish: k.house.walls ?? 'plaster',
    material: 'wood',
    light: 'panes',
    hang: () => (slim(k) ? '' : hasBoard ? chalkboard(k, ox, 170, 250, 170) : shelf(k, ox, 236, 240)),
  });
  k.zoom = 1;
  const books = hasBoard || slim(k) ? '' : put(k, bookRow, { x: ox, y: 232, s: 0.8, count: 6, quiet: true });
  const [one, two] = k.rng.shuffle([k.pal.accents[0], k.pal.accents[1], k.pal.accents[2], k.pal.deep] as const);
  const tutor = tutorAt(k, hx + s * 120, hx, s, one);
  const pupil = pupilAt(k, hx - s * 110, hx, s, two);
  const onTable =
    put(k, mug, { x: hx + s * 250, y: 540, s: 0.7, colour: k.pal.pale }) +
    (slim(k)
      ? ''
      : put(k, pencilPot, { x: ox - s * 50, y: 530, s: 1 }) +
        put(k, bookStack, { x: ox + s * 30, y: 556, s: 0.74, count: 3 }));
  return {
    ...base,
    back: base.back + books + tutor.figure + pupil.figure,
    props: onTable + openBook(k, hx, 500) + pupil.rest + tutor.arms + pupil.write,
    front: shafts(k),
  };
}

const sums = [
  ['2x + 7 = 19', '2x = 12', 'x = 6'],
  ['4(a + 2) = 3a + 13', '4a + 8 = 3a + 13', 'a = 5'],
  ['3(y - 4) = 15', 'y - 4 = 5', 'y = 9'],
] as const;
const words = [
  ['an leabhar, the book', 'an teach, the house', 'an ghrian, the sun'],
  ['je suis, I am', 'nous avons, we have', 'ils vont, they go'],
  ['ich bin, I am', 'wir haben, we have', 'sie gehen, they go'],
] as const;

type Page = { lines: readonly string[]; squared: boolean };

/** One page of an exercise book from above: lettering, ticks, and the score in a ring. */
function page(_k: Canvas, { lines = [], squared = false }: Partial<Page> = {}): Prop {
  const ink = '#27406b',
    paper = '#fffdf6';
  const rules: string[] = [];
  for (let y = -190; y <= 200; y += squared ? 30 : 44) rules.push(d`M-230 ${y}H230`);
  if (squared) for (let x = -230; x <= 230; x += 30) rules.push(d`M${x} -230V240`);
  const written = lines
    .map((text, i) =>
      line(text, {
        x: -176,
        y: -112 + i * 88,
        size: fittedSize(text, { size: 46, face: 'italic' }, 316),
        fill: ink,
        face: 'italic',
      }),
    )
    .join('');
  const ticks = lines
    .map(
      (_, i) =>
        d`<path d="M168 ${-124 + i * 88}l12 14l26 -34" fill="none" stroke="#2f7a4d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
  const score = d`<circle cx="150" cy="176" r="44" fill="none" stroke="#c4573a" stroke-width="5"/>${line('A', { x: 150, y: 195, size: 56, fill: '#c4573a', anchor: 'middle', face: 'display' })}`;
  const art = d`<rect x="-240" y="-240" width="480" height="490" rx="10" fill="${paper}"/><path d="${rules.join('')}" stroke="#9fb8c9" stroke-width="1.600" opacity=".55"/><path d="M-196 -240V250" stroke="#c4573a" stroke-width="2" opacity=".4"/>${written}${ticks}${score}`;
  return { w: 480, h: 490, art };
}

const closedBook = (k: Canvas, { colour = k.pal.deep }: { colour?: string } = {}): Prop => ({
  w: 300,
  h: 400,
  art: d`<rect x="-150" y="-200" width="300" height="400" rx="14" fill="${k.face(colour, 0.9)}"/><rect x="-96" y="-120" width="192" height="70" rx="6" fill="${k.pal.pale}"/><path d="M-70 -94h140M-70 -76h90" stroke="${k.contrast(k.pal.pale)}" stroke-width="5" opacity=".4"/>`,
});

const pencil = (k: Canvas, { colour = k.pal.accents[0] }: { colour?: string } = {}) => ({
  w: 20,
  h: 240,
  art: d`<rect x="-10" y="-110" width="20" height="190" fill="${k.round(colour, 1)}"/><rect x="-10" y="-132" width="20" height="24" rx="5" fill="${k.mix(colour, '#ffffff', 0.6)}"/><path d="M-10 80H10L0 116Z" fill="#ecd2a8"/><path d="M-3.500 103L0 116L3.500 103Z" fill="#2a2320"/>`,
});

/** A page of homework with everything right. */
function solved(pages: readonly Page[]) {
  return (k: Canvas): Layers => {
    const base = flatLay(k),
      hx = heroX(k),
      s = away(k);
    const chosen = k.rng.pick(pages);
    const cover = k.rng.pick([k.pal.accents[0], k.pal.accents[1], k.pal.deep]);
    const bright = lightness(cover) > 0.7 ? k.pal.deep : k.pal.accents[2];
    const props = [
      slim(k) ? '' : lay(k, closedBook, { colour: cover, x: otherX(k) - s * 60, y: 300, s: 0.86, turn: s * 12 }),
      slim(k)
        ? ''
        : lay(k, twig, { x: otherX(k) - s * 130, y: 590, to: [s * 40, -220], kind: 'round', size: 0.8, count: 6 }),
      lay(k, page, { ...chosen, x: hx, y: 300, s: 1.06, turn: s * -5 }),
      lay(k, pencil, { x: hx - 240, y: 492, s: 1.05, turn: 62, colour: bright }),
    ];
    return { ...base, props: props.join(''), front: shafts(k, 0.6) };
  };
}

export const solvedSums = solved(sums.map((lines) => ({ lines, squared: true })));
export const learntWords = solved(words.map((lines) => ({ lines, squared: false })));
