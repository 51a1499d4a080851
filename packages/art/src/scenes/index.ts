import type { Canvas } from '../canvas.ts';
import type { Layers } from '../render.ts';
import type { Trade } from '../trades.ts';
import { barberFlat, barberRoom, barberShelf } from './barber.ts';
import { gymBarbell, gymFlat, gymRack, kettlebells } from './gym.ts';
import { hairFlat, hairMirror, hairShelf, salonRoom } from './hair.ts';
import { podium, skinFlat, vanity } from './make-up.ts';
import { nailFlat, polishRow, polishSteps, polishWall } from './nails.ts';
import { displayWall, reception, throughArch, waitingCorner } from './shared-rooms.ts';
import { niches, steppedDisplay, windowSill } from './shared-still-lifes.ts';
import { spaRoom, spaStones, spaTowels } from './spa.ts';
import { streetScene } from './street.ts';
import { teaTable, therapyCorner, twoChairs } from './therapy.ts';
import { deskWindow, lesson, studyTable } from './tutoring.ts';
import { pilatesRoom, yogaAltar, yogaBasket, yogaWindow } from './yoga.ts';

export type Composition = (k: Canvas) => Layers;

const interiors: Record<Trade, readonly Composition[]> = {
  hair: [hairMirror, hairFlat, salonRoom, hairShelf],
  barber: [barberRoom, barberShelf, barberFlat],
  nails: [polishRow, polishWall, polishSteps, nailFlat],
  'massage-spa': [spaStones, spaTowels, spaRoom],
  'yoga-pilates': [yogaWindow, yogaBasket, pilatesRoom, yogaAltar],
  'gym-fitness': [kettlebells, gymRack, gymFlat, gymBarbell],
  'therapy-counselling': [therapyCorner, twoChairs, teaTable],
  tutoring: [studyTable, deskWindow, lesson],
  'makeup-skin': [vanity, podium, skinFlat],
};

/** Stored recipes refer to compositions by index: add new ones at the end of the list. */
const withShared = (trade: Trade): readonly Composition[] => [
  ...interiors[trade],
  (k) => streetScene(k, trade),
  (k) => reception(k, trade),
  (k) => windowSill(k, trade),
  (k) => throughArch(k, trade),
  (k) => niches(k, trade),
  (k) => waitingCorner(k, trade),
  (k) => displayWall(k, trade),
  (k) => steppedDisplay(k, trade),
];

/** Interiors of the trade, its shop front, and the rooms that every trade has. */
export const compositions: Record<Trade, readonly Composition[]> = {
  hair: withShared('hair'),
  barber: withShared('barber'),
  nails: withShared('nails'),
  'massage-spa': withShared('massage-spa'),
  'yoga-pilates': withShared('yoga-pilates'),
  'gym-fitness': withShared('gym-fitness'),
  'therapy-counselling': withShared('therapy-counselling'),
  tutoring: withShared('tutoring'),
  'makeup-skin': withShared('makeup-skin'),
};
