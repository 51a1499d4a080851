/** Times of day: the angle and warmth of the light, and the sky seen through a window. */
import type { PaletteName } from './palettes.ts';

export type DaytimeName = 'morning' | 'noon' | 'golden' | 'dusk';

export type Daytime = {
  name: DaytimeName;
  tone: string;
  toneShare: number;
  glow: string;
  reach: number;
  sun: number;
  sky: readonly [string, string];
  lamps: boolean;
};

export const daytimes: Record<DaytimeName, Daytime> = {
  morning: {
    name: 'morning',
    tone: '#fff6e2',
    toneShare: 0.1,
    glow: '#fffaf0',
    reach: 0.75,
    sun: 0.62,
    sky: ['#cfe2e4', '#fdf3de'],
    lamps: false,
  },
  noon: {
    name: 'noon',
    tone: '#ffffff',
    toneShare: 0.04,
    glow: '#fffdf4',
    reach: 0.5,
    sun: 0.5,
    sky: ['#a9cdd6', '#eef3e6'],
    lamps: false,
  },
  golden: {
    name: 'golden',
    tone: '#eda64e',
    toneShare: 0.16,
    glow: '#ffdf9c',
    reach: 1.05,
    sun: 0.7,
    sky: ['#f3c987', '#fdeac2'],
    lamps: false,
  },
  dusk: {
    name: 'dusk',
    tone: '#4b3a5c',
    toneShare: 0.24,
    glow: '#ffcf94',
    reach: 0.8,
    sun: 0.2,
    sky: ['#5b6486', '#e7a283'],
    lamps: true,
  },
};

const anyTime: readonly DaytimeName[] = ['morning', 'morning', 'noon', 'golden', 'dusk'];
const timesOf: Partial<Record<PaletteName, readonly DaytimeName[]>> = {
  night: ['dusk', 'dusk', 'golden'],
  ink: ['dusk', 'dusk', 'golden'],
  linen: ['morning', 'noon', 'golden'],
  sky: ['morning', 'noon', 'golden'],
  honey: ['morning', 'noon', 'golden'],
  cream: ['morning', 'noon', 'golden'],
};

/** Times of day that suit a palette. */
export const hoursFor = (palette: PaletteName): readonly DaytimeName[] => timesOf[palette] ?? anyTime;
