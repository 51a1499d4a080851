/** The brand marks: the sprig, the wordmark and the icon of the app. */
import { wordmark } from './lettering/generated/wordmark.ts';
import { labelled } from './markup.ts';

const tenths = (v: number) => Math.round(v * 10) / 10;

/** A leaf that starts at (x, y) and points along the angle. */
const leaf = (x: number, y: number, angle: number, length: number, width: number) => {
  const a = (angle * Math.PI) / 180;
  const at = (u: number, v: number) =>
    `${tenths(x + u * Math.cos(a) - v * Math.sin(a))} ${tenths(y + u * Math.sin(a) + v * Math.cos(a))}`;
  return `M${at(0, 0)}C${at(length * 0.2, -width)} ${at(length * 0.75, -width)} ${at(length, 0)}C${at(length * 0.75, width)} ${at(length * 0.2, width)} ${at(0, 0)}Z`;
};

/** One sprig of thyme, 100 high, centred on (0, 0): a bent stem with pairs of leaves that shrink towards the tip. */
export const sprigPath = [
  'M-9 50C-5 34 -4 20 -3 4C-2 -14 1 -28 6 -40L8.5 -39C4.5 -27 2 -13 1 4C0 20 -1 36 -4 50Z',
  leaf(-4.5, 26, -152, 31, 11),
  leaf(-2.5, 24, -26, 31, 11),
  leaf(-2.5, 4, -146, 27, 9.5),
  leaf(0, 2, -22, 27, 9.5),
  leaf(0, -16, -140, 21, 7.5),
  leaf(2.5, -18, -20, 21, 7.5),
  leaf(6, -36, -78, 19, 6.5),
  leaf(4.5, -32, -138, 14, 5),
  leaf(6.5, -33, -14, 14, 5),
].join('');

const ink = '#12352a';
const green = '#1f5a45';
const paper = '#fbf7f0';

export type SprigOptions = { size?: number; colour?: string; title?: string };

/** The sprig alone. */
export function sprig({ size = 32, colour = 'currentColor', title }: SprigOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-56 -58 112 112"${labelled(title)}><path d="${sprigPath}" fill="${colour}"/></svg>`;
}

/** Sprig and name without an `svg` around them, `100` high, for use inside other pictures. */
export const logoArt = (colours: { ink: string; leaf: string }): string =>
  `<path transform="translate(44 52) rotate(8) scale(.86)" d="${sprigPath}" fill="${colours.leaf}"/><path transform="translate(90 76) scale(.084)" d="${wordmark.path}" fill="${colours.ink}"/>`;
export const logoWidth = Math.ceil(90 + wordmark.width * 0.084 + 6);

export type LogoOptions = { height?: number; ink?: string; leaf?: string };

/** Wordmark: the sprig before the name, as outlines, so that it looks the same without the font. */
export function logo({ height = 40, ink: letters = ink, leaf: leaves = green }: LogoOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((height * logoWidth) / 100)}" height="${height}" viewBox="0 0 ${logoWidth} 100" role="img" aria-label="Thyme">${logoArt({ ink: letters, leaf: leaves })}</svg>`;
}

export type AppIconOptions = {
  size?: number;
  /** `rounded` has its own shape; `full` bleeds to the edges for systems that apply their own mask. */
  shape?: 'rounded' | 'full';
};

/** The sprig on a green background. */
export function appIcon({ size = 512, shape = 'rounded' }: AppIconOptions = {}): string {
  const full = shape === 'full';
  // Within the middle 80 %, so that a circular mask cuts nothing off.
  const scale = full ? 0.76 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-64 -64 128 128" role="img" aria-label="Thyme"><rect x="-64" y="-64" width="128" height="128" rx="${full ? 0 : 30}" fill="${green}"/><path transform="translate(2 3) rotate(8) scale(${scale})" d="${sprigPath}" fill="${paper}"/></svg>`;
}
