/** Portraits for people without a photograph: drawn, and plainly not a photograph of anyone. */
import { createCanvas } from '../canvas.ts';
import { daytimes } from '../daytimes.ts';
import { labelled, n } from '../markup.ts';
import { palettes } from '../palettes.ts';
import { randomFrom } from '../random.ts';
import { plainName, roleOf } from './cast.ts';
import { beardOf, body, earringsOf, features, glassesOf, head } from './features.ts';
import { hairOf } from './hair.ts';
import { chooseTraits, type Look, type Traits } from './traits.ts';

export type PortraitOptions = {
  seed: string | number;
  /** Defaults to a guess from the first name. */
  look?: Look;
  size?: number;
  title?: string;
  /** Overrides the seed's choice. */
  traits?: Partial<Traits>;
};

/** The same name gives the same person, however it is written. */
function traitsOf(seed: string | number, look?: Look): Traits {
  const role = roleOf(seed);
  const seen = look ?? role.look;
  const chosen = chooseTraits(randomFrom(`portrait/${seen}/${plainName(seed)}`), seen);
  return look === undefined || look === role.look ? { ...chosen, ...role.traits } : chosen;
}

/** The background colour, available without drawing. */
export const portraitTint = (seed: string | number, look?: Look): string => traitsOf(seed, look).ground[0];

/** Draws a square portrait; returns SVG markup. */
export function portrait({ seed, look, size = 240, title, traits }: PortraitOptions): string {
  const chosen = { ...traitsOf(seed, look), ...traits };
  const k = createCanvas({
    key: `portrait/${look ?? ''}/${seed}`,
    width: 1,
    height: 1,
    palette: palettes.cream,
    time: daytimes.noon,
  });
  k.light.side = -1;
  const scarf = chosen.style === 'scarf';
  const hair = hairOf(k, chosen.style, scarf ? k.mix(chosen.cloth, '#f6ece0', 0.25) : chosen.hair);
  const ground = k.lin(
    [
      [0, chosen.ground[0]],
      [1, chosen.ground[1]],
    ],
    [0, 0, 1, 1],
  );
  const face = [
    head(k, chosen.skin),
    beardOf(k, chosen.beard, chosen.hair),
    features(k, chosen),
    chosen.earrings && !scarf ? earringsOf('#d9ab5e') : '',
    hair.front,
    glassesOf[chosen.glasses],
  ].join('');
  const lean = `rotate(${n(chosen.tilt)} 60 88)`;
  const art = `<rect width="120" height="120" fill="${ground}"/><circle cx="60" cy="66" r="50" fill="#fff" opacity=".28"/><g transform="${lean}">${hair.back}</g>${body(k, chosen)}<g transform="${lean}">${face}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 120 120"${labelled(title)}><defs>${k.defsMarkup()}</defs>${art}</svg>`;
}
