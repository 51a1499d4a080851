/** The traits of a face, and how a seed chooses them. */
import type { Random } from '../random.ts';

/** How a person presents; it only decides which hair, beard and earrings are likely. */
export const looks = ['feminine', 'masculine', 'neutral'] as const;
export type Look = (typeof looks)[number];

export type HairStyle =
  | 'long'
  | 'wavy'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'fringe'
  | 'curls'
  | 'afro'
  | 'braids'
  | 'scarf'
  | 'crop'
  | 'quiff'
  | 'parted'
  | 'buzz'
  | 'bald';
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache';
export type Clothes = 'crew' | 'collar' | 'rollneck' | 'tunic' | 'scoop';
export type Glasses = 'none' | 'round' | 'square';

export type Traits = {
  skin: string;
  hair: string;
  style: HairStyle;
  beard: Beard;
  glasses: Glasses;
  clothes: Clothes;
  cloth: string;
  ground: readonly [string, string];
  smile: 'soft' | 'wide' | 'open';
  freckles: boolean;
  earrings: boolean;
  /** Tilt of the head in degrees. */
  tilt: number;
};

/** `share` is the relative frequency. */
type Complexion = { skin: string; share: number; hair: readonly string[]; styles?: readonly HairStyle[] };

/** Skin tones with matching hair colours, as seen on an Irish street. */
const complexions: readonly Complexion[] = [
  { skin: '#f6d9c3', share: 4, hair: ['#a8502c', '#c98a4b', '#6b4128', '#3a2418'] },
  { skin: '#f2cdb4', share: 4, hair: ['#5a3825', '#8a5a34', '#d9a962', '#2a1b14'] },
  { skin: '#ecc2a0', share: 3, hair: ['#4a2d1c', '#2a1b14', '#8d8580'] },
  { skin: '#dda77f', share: 2, hair: ['#2a1b14', '#1d1512', '#4a2d1c'] },
  { skin: '#b97c54', share: 2, hair: ['#1d1512', '#2a1b14'], styles: ['curls', 'braids', 'afro'] },
  { skin: '#8f5b3e', share: 2, hair: ['#16100d', '#241712'], styles: ['afro', 'braids', 'curls'] },
  { skin: '#6b4230', share: 1, hair: ['#16100d'], styles: ['afro', 'braids', 'curls'] },
];

/** Hair colours of older people. */
export const greys: readonly string[] = ['#b9b2aa', '#8d8580', '#d8d2c8'];

const stylesOf: Record<Look, readonly HairStyle[]> = {
  feminine: ['long', 'wavy', 'bob', 'bun', 'ponytail', 'fringe', 'curls'],
  masculine: ['crop', 'quiff', 'parted', 'buzz', 'bald', 'curls'],
  neutral: ['bob', 'crop', 'curls', 'parted', 'wavy', 'bun'],
};

const short: readonly HairStyle[] = ['crop', 'quiff', 'parted', 'buzz', 'bald'];
const cloths = ['#1f5a45', '#c4573a', '#e9ae4a', '#6b4c7a', '#27475a', '#3c8467', '#8f3c28', '#efe3cd', '#12352a'];
const grounds = [
  ['#e4f0e9', '#c9e0d4'],
  ['#f8e6de', '#f0cdbd'],
  ['#fbf0d9', '#f3dca8'],
  ['#efe8f3', '#dccfe4'],
  ['#e3ecf0', '#c8d8df'],
  ['#f3ead9', '#e2d3b8'],
] as const;

export function chooseTraits(rng: Random, look: Look): Traits {
  const complexion = rng.pick(complexions.flatMap((each) => Array.from({ length: each.share }, () => each)));
  const own = complexion.styles && look !== 'masculine' && rng.chance(0.55) ? complexion.styles : stylesOf[look];
  const style = rng.pick(own);
  const older = rng.chance(0.14);
  const hairy = look === 'masculine' || (look === 'neutral' && short.includes(style) && rng.chance(0.3));
  return {
    skin: complexion.skin,
    hair: older ? rng.pick(greys) : rng.pick(complexion.hair),
    style,
    beard: hairy ? rng.pick(['none', 'none', 'stubble', 'short', 'full', 'moustache']) : 'none',
    glasses: rng.pick(['none', 'none', 'none', 'round', 'square']),
    clothes: rng.pick(['crew', 'collar', 'rollneck', 'tunic', 'scoop']),
    cloth: rng.pick(cloths),
    ground: rng.pick(grounds),
    smile: rng.pick(['soft', 'wide', 'wide', 'open']),
    freckles: complexion.skin === '#f6d9c3' && rng.chance(0.5),
    earrings: look === 'feminine' && rng.chance(0.45),
    tilt: rng.range(-4, 4),
  };
}
