const leaf = (x: number, y: number, angle: number, length: number, width: number) => {
  const a = (angle * Math.PI) / 180,
    at = (u: number, v: number) =>
      `${Math.round((x + u * Math.cos(a) - v * Math.sin(a)) * 10) / 10} ${Math.round((y + u * Math.sin(a) + v * Math.cos(a)) * 10) / 10}`;
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

/** */
export function sprig({
  size = 32,
  colour = 'currentColor',
  title,
}: {
  size?: number;
  colour?: string;
  title?: string;
} = {}) {
  const label = title ? `role="img" aria-label="${title}"` : 'aria-hidden="true" focusable="false"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-56 -58 112 112" ${label}><path d="${sprigPath}" fill="${colour}"/></svg>`;
}

/** Wordmark: the sprig before the name, set in the display face. */
export function logo({
  height = 40,
  ink = '#12352a',
  leaf = '#1f5a45',
}: {
  height?: number;
  ink?: string;
  leaf?: string;
} = {}) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(height * 3.45)}" height="${height}" viewBox="0 0 345 100" role="img" aria-label="Thyme"><g transform="translate(44 52) rotate(8) scale(.86)"><path d="${sprigPath}" fill="${leaf}"/></g><text x="92" y="76" font-family="'Fraunces Variable', Fraunces, Georgia, 'Times New Roman', serif" font-size="84" font-weight="560" letter-spacing="-2.5" fill="${ink}">Thyme</text></svg>`;
}
