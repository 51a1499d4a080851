/** Gradients, filters, clips and patterns of one picture, each defined once under a unique id. */

/** Offset, colour and, if it is not opaque, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];
/** A band of the picture from `top` to `bottom`, over its whole width. */
export type Band = { top: number; bottom: number; width: number };
type Vector = readonly [x1: number, y1: number, x2: number, y2: number];

const vectorNames = ['x1', 'y1', 'x2', 'y2'];
const vectorDefaults = [0, 0, 1, 0];
const vectorMarkup = (vector: Vector) =>
  vector.map((v, i) => (v === vectorDefaults[i] ? '' : ` ${vectorNames[i]}="${v}"`)).join('');

const hundredths = (v: number) => Math.round(v * 100) / 100;
const stopMarkup = ([at, colour, opacity]: Stop) =>
  `<stop offset="${hundredths(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${hundredths(opacity)}"`}/>`;
const stopsMarkup = (stops: readonly Stop[]) => stops.map(stopMarkup).join('');

export type Defs = {
  /** Reference to the result of `build`, which runs at the first call with this name. */
  def: (name: string, build: (id: string) => string) => string;
  /** Linear gradient over the shape's box, or over the picture with `units`. */
  lin: (stops: readonly Stop[], vector?: Vector, units?: '' | 'user') => string;
  rad: (stops: readonly Stop[], cx?: number, cy?: number, r?: number) => string;
  blur: (r: number) => string;
  /** Blur for large shapes: a narrow margin is enough, and costs half. */
  haze: (r: number) => string;
  /** Blur of a layer, within a band of the picture; with a colour, its shadow in that colour. */
  veil: (r: number, band: Band, shadow?: string) => string;
  clip: (markup: string) => string;
  /** An id that is not used yet. */
  fresh: () => string;
  markup: () => string;
};

export function createDefs(prefix: string): Defs {
  const entries = new Map<string, { id: string; markup: string }>();
  let count = 0;
  const fresh = () => prefix + (count++).toString(36);
  const def: Defs['def'] = (name, build) => {
    let entry = entries.get(name);
    if (!entry) {
      const id = fresh();
      entry = { id, markup: build(id) };
      entries.set(name, entry);
    }
    return `url(#${entry.id})`;
  };
  const lin: Defs['lin'] = (stops, vector = [0, 0, 0, 1], units = '') =>
    def(
      `l${JSON.stringify([stops, vector, units])}`,
      (id) =>
        `<linearGradient id="${id}"${vectorMarkup(vector)}${units && ' gradientUnits="userSpaceOnUse"'}>${stopsMarkup(stops)}</linearGradient>`,
    );
  const rad: Defs['rad'] = (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
    def(
      `r${JSON.stringify([stops, cx, cy, r])}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsMarkup(stops)}</radialGradient>`,
    );
  const soft = (name: string, region: string, r: number, shadow?: string) =>
    def(name, (id) => {
      // A shadow needs only the shape, and blurring one channel is faster than four.
      const steps = shadow
        ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${r}" result="s"/><feFlood flood-color="${shadow}"/><feComposite in2="s" operator="in"/>`
        : `<feGaussianBlur stdDeviation="${r}"/>`;
      return `<filter id="${id}" ${region} color-interpolation-filters="sRGB">${steps}</filter>`;
    });
  const blur: Defs['blur'] = (r) => soft(`b${r}`, 'x="-30%" y="-30%" width="160%" height="160%"', r);
  const haze: Defs['haze'] = (r) => soft(`h${r}`, 'x="-8%" y="-8%" width="116%" height="116%"', r);
  const veil: Defs['veil'] = (r, { top, bottom, width }, shadow) =>
    soft(
      `v${r}/${top}/${bottom}/${shadow ?? ''}`,
      `filterUnits="userSpaceOnUse" x="0" y="${top}" width="${width}" height="${bottom - top}"`,
      r,
      shadow,
    );
  const clip: Defs['clip'] = (markup) => def(`c${markup}`, (id) => `<clipPath id="${id}">${markup}</clipPath>`);
  return {
    def,
    lin,
    rad,
    blur,
    haze,
    veil,
    clip,
    fresh,
    markup: () => [...entries.values()].map((e) => e.markup).join(''),
  };
}

/** The id inside a `url(#…)` reference, for `<use>`. */
export const idOf = (reference: string): string => reference.slice(5, -1);
