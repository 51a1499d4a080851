/** Limited palettes within the brand. Every scene uses one of them at one time of day. */
import type { Trade } from './trades.ts';

export type PaletteName =
  | 'sage'
  | 'clay'
  | 'cream'
  | 'plum'
  | 'honey'
  | 'dusk'
  | 'night'
  | 'blush'
  | 'moss'
  | 'sky'
  | 'rose'
  | 'ink'
  | 'linen'
  | 'teal';

/** Five tones of a polished metal, from the lit edge to the shaded one. */
export type Metal = readonly [string, string, string, string, string];

export type Palette = {
  name: PaletteName;
  wall: string;
  wall2: string;
  surface: string;
  wood: string;
  leaf: string;
  leaf2: string;
  accents: readonly [string, string, string, string];
  deep: string;
  pale: string;
  shade: string;
  glow: string;
  metal: Metal;
  dark?: boolean;
};

const brass: Metal = ['#8a6230', '#d9ab5e', '#fbe6b0', '#b98a45', '#6f4d22'];
const steel: Metal = ['#7d8683', '#c9d0cd', '#f7f8f5', '#a4adaa', '#666f6c'];
const copper: Metal = ['#7d4230', '#c98566', '#f5cdb3', '#a8634a', '#62301f'];

export const palettes: Record<PaletteName, Palette> = {
  sage: {
    name: 'sage',
    wall: '#c3cfb8',
    wall2: '#a3b69b',
    surface: '#f1e8d9',
    wood: '#b98a5e',
    leaf: '#3a7257',
    leaf2: '#7ba182',
    accents: ['#c4573a', '#1f5a45', '#e3a94b', '#e9c7b0'],
    deep: '#24493b',
    pale: '#fbf3e5',
    shade: '#1c3127',
    glow: '#fff7df',
    metal: brass,
  },
  clay: {
    name: 'clay',
    wall: '#dca184',
    wall2: '#c4785a',
    surface: '#f4e2cf',
    wood: '#9c6542',
    leaf: '#3f6b52',
    leaf2: '#8aa07c',
    accents: ['#8f3c28', '#2a5b48', '#eab75f', '#f1cdb6'],
    deep: '#5a2418',
    pale: '#fbeee0',
    shade: '#45190f',
    glow: '#ffefcf',
    metal: copper,
  },
  cream: {
    name: 'cream',
    wall: '#efe2cc',
    wall2: '#dcc7a6',
    surface: '#d3ab80',
    wood: '#a8764a',
    leaf: '#3c7458',
    leaf2: '#8fae8d',
    accents: ['#1f5a45', '#c4573a', '#dfa443', '#9cc7b1'],
    deep: '#2c4a3c',
    pale: '#fffaf0',
    shade: '#422d1c',
    glow: '#fffbe9',
    metal: brass,
  },
  plum: {
    name: 'plum',
    wall: '#8e7297',
    wall2: '#6b4c7a',
    surface: '#ead8d2',
    wood: '#8a5a4a',
    leaf: '#3f6b60',
    leaf2: '#8fa596',
    accents: ['#e9ae4a', '#c4573a', '#4a3157', '#e3b9bf'],
    deep: '#3a2447',
    pale: '#f9ede6',
    shade: '#24142e',
    glow: '#ffe9c9',
    metal: brass,
  },
  honey: {
    name: 'honey',
    wall: '#ecc784',
    wall2: '#d9a452',
    surface: '#f9edd6',
    wood: '#a56b35',
    leaf: '#3b6d50',
    leaf2: '#90a36c',
    accents: ['#1f5a45', '#b84e33', '#6b4c7a', '#f6dca8'],
    deep: '#274a3b',
    pale: '#fff6e3',
    shade: '#4d2d0c',
    glow: '#fff6cf',
    metal: copper,
  },
  dusk: {
    name: 'dusk',
    wall: '#93a8b3',
    wall2: '#6b8595',
    surface: '#ebdfcf',
    wood: '#a5785a',
    leaf: '#3f6b60',
    leaf2: '#86a59a',
    accents: ['#c4573a', '#e9ae4a', '#27475a', '#dcc3b4'],
    deep: '#27404f',
    pale: '#f8f0e4',
    shade: '#182733',
    glow: '#fff0d6',
    metal: steel,
  },
  night: {
    name: 'night',
    wall: '#215041',
    wall2: '#12352a',
    surface: '#8d6a4d',
    wood: '#6e4a32',
    leaf: '#3f8466',
    leaf2: '#7fae93',
    accents: ['#e9ae4a', '#c4573a', '#9cc7b1', '#d9c3a3'],
    deep: '#0d241c',
    pale: '#efe3cd',
    shade: '#06140f',
    glow: '#ffdf9f',
    metal: brass,
    dark: true,
  },
  blush: {
    name: 'blush',
    wall: '#ecd0c2',
    wall2: '#d9a995',
    surface: '#fbf3ea',
    wood: '#b88463',
    leaf: '#4a7a62',
    leaf2: '#9ab59c',
    accents: ['#6b4c7a', '#c4573a', '#3c6e5a', '#e7b96a'],
    deep: '#4b3350',
    pale: '#fffaf4',
    shade: '#4a2722',
    glow: '#fff6e6',
    metal: copper,
  },
  moss: {
    name: 'moss',
    wall: '#8f9a6a',
    wall2: '#6f7c4e',
    surface: '#efe6d0',
    wood: '#9a6f45',
    leaf: '#3d6138',
    leaf2: '#8ea263',
    accents: ['#c9683c', '#2f4a33', '#e6b45a', '#e6d3ae'],
    deep: '#2c3d26',
    pale: '#faf3e1',
    shade: '#1f2a14',
    glow: '#fff5d2',
    metal: brass,
  },
  sky: {
    name: 'sky',
    wall: '#cfdfe2',
    wall2: '#a9c4cb',
    surface: '#f4ece0',
    wood: '#b78a60',
    leaf: '#3d7562',
    leaf2: '#8fb5a2',
    accents: ['#d0714a', '#2b6072', '#ebb957', '#ecd2c0'],
    deep: '#1f4554',
    pale: '#fcf7ee',
    shade: '#1c333b',
    glow: '#fffbea',
    metal: steel,
  },
  rose: {
    name: 'rose',
    wall: '#d9a3a0',
    wall2: '#b9787c',
    surface: '#f7ebe3',
    wood: '#a06a52',
    leaf: '#446f5c',
    leaf2: '#93ab95',
    accents: ['#7d2f45', '#3c6e5a', '#e5b065', '#f3d6cd'],
    deep: '#54202f',
    pale: '#fdf3ec',
    shade: '#3d1620',
    glow: '#fff1de',
    metal: copper,
  },
  ink: {
    name: 'ink',
    wall: '#2f4356',
    wall2: '#1d2c3c',
    surface: '#8a7460',
    wood: '#74523a',
    leaf: '#4a8a74',
    leaf2: '#8ab5a2',
    accents: ['#e0a94f', '#c9603f', '#a9c4cf', '#d8c4aa'],
    deep: '#101c28',
    pale: '#f0e5d2',
    shade: '#080f17',
    glow: '#ffe0a6',
    metal: brass,
    dark: true,
  },
  linen: {
    name: 'linen',
    wall: '#f2ece1',
    wall2: '#ded5c4',
    surface: '#cdb291',
    wood: '#b28a62',
    leaf: '#5a7d62',
    leaf2: '#a5b89c',
    accents: ['#a8553a', '#4d6b57', '#d3a556', '#cbb7a0'],
    deep: '#3d4a40',
    pale: '#fffdf8',
    shade: '#3a2f24',
    glow: '#fffdf2',
    metal: brass,
  },
  teal: {
    name: 'teal',
    wall: '#6fa09a',
    wall2: '#4a7f7b',
    surface: '#f0e7d8',
    wood: '#9d6f4c',
    leaf: '#2f6a52',
    leaf2: '#8fb59a',
    accents: ['#d9734a', '#1e4a4a', '#edb95c', '#f0cfb6'],
    deep: '#143a3b',
    pale: '#faf4e8',
    shade: '#0c2728',
    glow: '#fff5d9',
    metal: copper,
  },
};

/** Palettes that suit a trade, best first. */
export const tradePalettes: Record<Trade, readonly PaletteName[]> = {
  hair: ['blush', 'sage', 'clay', 'cream', 'plum', 'dusk', 'rose', 'teal', 'linen', 'moss'],
  barber: ['night', 'dusk', 'cream', 'clay', 'honey', 'ink', 'moss', 'teal', 'linen'],
  nails: ['blush', 'plum', 'honey', 'sage', 'clay', 'dusk', 'rose', 'sky', 'linen', 'teal'],
  'massage-spa': ['sage', 'night', 'cream', 'clay', 'plum', 'teal', 'linen', 'moss', 'sky'],
  'yoga-pilates': ['cream', 'sage', 'honey', 'clay', 'dusk', 'blush', 'linen', 'sky', 'moss', 'rose'],
  'gym-fitness': ['dusk', 'honey', 'night', 'clay', 'sage', 'ink', 'teal', 'sky', 'moss'],
  'therapy-counselling': ['sage', 'clay', 'dusk', 'cream', 'plum', 'night', 'moss', 'sky', 'linen', 'teal'],
  tutoring: ['honey', 'dusk', 'night', 'cream', 'sage', 'sky', 'ink', 'teal', 'moss'],
  'makeup-skin': ['blush', 'clay', 'plum', 'cream', 'honey', 'rose', 'linen', 'sky', 'dusk'],
};
