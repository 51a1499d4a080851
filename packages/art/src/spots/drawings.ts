import type { Canvas } from '../canvas.ts';
import { sprigPath } from '../marks.ts';
import { d } from '../markup.ts';
import type { LeafKind } from '../props/leaves.ts';
import { branch } from '../props/leaves.ts';
import { put } from '../put.ts';

const thyme = '#1f5a45';
const clay = '#c4573a';
const honey = '#e9ae4a';
const paper = '#fffdf8';
const line = '#e2d8c8';

/** A soft shadow under the drawing. */
export type Soft = (x: number, y: number, rx: number) => string;
export type EmptyKind = 'appointments' | 'vouchers' | 'favourites' | 'notifications' | 'search' | 'message' | 'error';

const sprout = (k: Canvas, x: number, y: number, to: [number, number], size = 0.5, kind: LeafKind = 'round') =>
  d`<g transform="translate(${x} ${y})">${branch(k, { to, size, kind, count: 6 })}</g>`;

/** One drawing per kind. */
export const spots: Record<EmptyKind, (k: Canvas, soft: Soft) => string> = {
  appointments(k: Canvas, soft: Soft) {
    const cell = (c: number, r: number, fill: string) =>
      d`<rect x="${286 + c * 62}" y="${262 + r * 58}" width="44" height="40" rx="10" fill="${fill}"/>`;
    let cells = '';
    for (let i = 0; i < 11; i++)
      cells += cell(i % 4, Math.floor(i / 4), i === 6 ? clay : i % 3 ? '#eee5d6' : '#dcebe2');
    return (
      soft(400, 486, 210) +
      sprout(k, 560, 470, [110, -260], 0.8) +
      d`<rect x="250" y="150" width="290" height="322" rx="28" fill="${k.face(paper, 0.5)}" stroke="${line}" stroke-width="3"/><path d="M250 226v-48a28 28 0 0 1 28-28h234a28 28 0 0 1 28 28v48z" fill="${k.face(thyme)}"/><path d="M320 126v48M470 126v48" stroke="#12352a" stroke-width="15" stroke-linecap="round"/>${cells}<path d="M421 339l10 11 18-21" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(236 420)"><circle r="62" fill="${k.metal()}"/><circle r="52" fill="${paper}"/><path d="M0-30V0l20 15" fill="none" stroke="#12352a" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>`
    );
  },
  vouchers(k: Canvas, soft: Soft) {
    return (
      soft(400, 480, 230) +
      d`<g transform="rotate(-9 400 320)"><rect x="216" y="196" width="360" height="220" rx="24" fill="${k.face(honey)}"/></g><g transform="rotate(4 400 320)"><path d="M224 210a22 22 0 0 1 22-22h316a22 22 0 0 1 22 22v72a30 30 0 0 0 0 60v72a22 22 0 0 1-22 22H246a22 22 0 0 1-22-22v-72a30 30 0 0 0 0-60z" fill="${k.face(thyme)}"/><path d="M484 196v232" stroke="#9cc7b1" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/><path d="${sprigPath}" transform="translate(348 306)rotate(10)scale(1.2)" fill="#e4f0e9"/><path d="M516 270h36M516 296h24" stroke="#9cc7b1" stroke-width="7" stroke-linecap="round"/></g><g transform="translate(486 196)"><path d="M0 0C-74-70-110-20-76 8C-56 22-20 12 0 0C-14 32-26 56-40 84L-14 74L2 100C10 60 10 30 0 0Z" fill="${k.face(clay)}"/><path d="M0 0C40-84 96-58 82-22C72 2 30 6 0 0C30 20 52 40 72 68L44 68L36 96C22 60 12 30 0 0Z" fill="${k.face('#d9745a')}"/><circle r="17" fill="#a8452b"/></g>`
    );
  },
  favourites(k: Canvas, soft: Soft) {
    const heart = (x: number, y: number, s: number, r: number, c: string) =>
      d`<path transform="translate(${x} ${y}) rotate(${r}) scale(${s})" d="M0 40C-56 4-62-50-30-58C-12-62-2-50 0-40C2-50 12-62 30-58C62-50 56 4 0 40Z" fill="${k.ball(c, 0.9)}"/>`;
    return (
      soft(400, 494, 130) +
      d`<g fill="none" stroke="${thyme}" stroke-width="8" stroke-linecap="round"><path d="M400 396C398 320 396 270 404 204"/><path d="M400 370C370 330 330 320 302 296"/><path d="M400 350C440 320 470 300 506 284"/></g>` +
      heart(404, 176, 1.35, 0, clay) +
      heart(288, 280, 0.95, -22, '#e08a70') +
      heart(520, 266, 1.05, 20, '#d4694d') +
      heart(342, 368, 0.6, -40, '#3c8467') +
      heart(466, 372, 0.6, 42, '#3c8467') +
      put(k, vasePot, { x: 400, y: 490, s: 1.25, quiet: true })
    );
  },
  notifications(k: Canvas, soft: Soft) {
    return (
      soft(400, 488, 150) +
      sprout(k, 250, 470, [-60, -230], 0.8, 'lance') +
      d`<path d="M400 150v-26" stroke="#b98a45" stroke-width="16" stroke-linecap="round"/><circle cx="400" cy="446" r="34" fill="${k.metal()}"/><path d="M400 140C300 146 284 230 282 310C280 366 250 386 244 414Q242 430 260 430H540Q558 430 556 414C550 386 520 366 518 310C516 230 500 146 400 140Z" fill="${k.round('#e3a94b')}"/><path d="M244 414Q242 430 260 430H540Q558 430 556 414Q400 436 244 414Z" fill="#b27f31"/><path d="M336 206C320 240 318 280 318 318" fill="none" stroke="#fff" stroke-width="13" stroke-linecap="round" opacity=".55"/><g fill="none" stroke="${thyme}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M566 236h46l-46 54h46"/><path d="M626 166h32l-32 38h32" opacity=".7"/></g>`
    );
  },
  search(k: Canvas, soft: Soft) {
    return (
      soft(390, 494, 190) +
      sprout(k, 300, 480, [-70, -250], 0.85) +
      d`<path d="M508 398L600 486" stroke="${k.dim('#b98a5e', 0.15)}" stroke-width="38" stroke-linecap="round"/><path d="M504 390L596 478" stroke="#c79a6b" stroke-width="14" stroke-linecap="round" opacity=".8"/><circle cx="412" cy="298" r="146" fill="${k.metal()}"/><circle cx="412" cy="298" r="122" fill="${k.lin(
        [
          [0, '#f4faf6'],
          [1, '#cfe4d8'],
        ],
        [0, 0, 1, 1],
      )}"/><path d="M412 370C372 316 352 292 352 262a60 60 0 0 1 120 0c0 30-20 54-60 108z" fill="${k.face(clay)}"/><circle cx="412" cy="262" r="25" fill="${paper}"/><path d="M322 262C330 222 352 198 384 188" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".85"/>`
    );
  },
  message(k: Canvas, soft: Soft) {
    const letter = d`<rect x="262" y="136" width="276" height="250" rx="16" fill="${k.face(paper, 0.5)}" stroke="${line}" stroke-width="3"/><path d="M300 192h150M300 226h200M300 260h176" stroke="${line}" stroke-width="10" stroke-linecap="round"/>`;
    const envelope = d`<path d="M210 262L400 148L590 262V420H210Z" fill="${k.dim(thyme, 0.2)}"/>`;
    const front = d`<path d="M210 262L400 386L590 262V446a26 26 0 0 1-26 26H236a26 26 0 0 1-26-26Z" fill="${k.face(thyme)}"/><path d="M216 462L352 355M584 462L448 355" stroke="#9cc7b1" stroke-width="5" stroke-linecap="round" opacity=".6"/>`;
    const seal = d`<g transform="translate(400 392)"><circle r="40" fill="${k.ball(clay, 0.9)}"/><path d="M-16 1l11 12 21-25" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></g>`;
    return soft(400, 484, 220) + sprout(k, 566, 470, [110, -270], 0.8) + envelope + letter + front + seal;
  },
  error(k: Canvas, soft: Soft) {
    const soil = d`<path d="M250 474C300 430 350 452 392 450C420 462 436 470 440 482H240Q240 478 250 474Z" fill="#5a3a26"/><circle cx="236" cy="470" r="8" fill="#5a3a26"/><circle cx="214" cy="480" r="6" fill="#6d4a33"/>`;
    return (
      soft(420, 488, 220) +
      d`<g transform="translate(330 446) rotate(-70)">${branch(k, { to: [30, -190], size: 0.75, kind: 'round', count: 6 })}</g>${soil}<g transform="translate(548 398) rotate(-82)"><path d="M-84-96H84L62 84Q0 96-62 84Z" fill="${k.lin(
        [
          [0, '#d9745a'],
          [0.4, clay],
          [1, '#8f3c28'],
        ],
        [1, 0, 0, 0],
      )}"/><rect x="-94" y="-126" width="188" height="46" rx="9" fill="${k.lin(
        [
          [0, '#e58a70'],
          [0.5, '#cc6144'],
          [1, '#9a432c'],
        ],
        [1, 0, 0, 0],
      )}"/></g><path d="M560 250l14-40M600 268l34-26M520 250l-8-40" stroke="${honey}" stroke-width="9" stroke-linecap="round"/>`
    );
  },
};

/** Small pot for the heart plant. */
const vasePot = (k: Canvas, _options: object = {}) => ({
  w: 120,
  h: 90,
  art: d`<path d="M-58-84H58L44 0Q0 10-44 0Z" fill="${k.round('#fff3e2')}"/><rect x="-64" y="-98" width="128" height="24" rx="6" fill="${k.round('#fffaf0')}"/><path d="M-50-46Q0-36 50-46" fill="none" stroke="${clay}" stroke-width="7" opacity=".8"/>`,
});
