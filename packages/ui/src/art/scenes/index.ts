import type { Canvas } from '../canvas.ts';
import type { Layers } from '../render.ts';
import type { Trade } from '../trades.ts';
import { barberFlat, barberRoom, barberShelf } from './barber.ts';
import { gymBarbell, gymFlat, gymRack, kettlebells } from './gym.ts';
import { hairFlat, hairMirror, hairShelf, salonRoom } from './hair.ts';
import { podium, skinFlat, vanity } from './make-up.ts';
import { nailFlat, polishRow, polishSteps, polishWall } from './nails.ts';
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

const withFront = (trade: Trade): readonly Composition[] => [...interiors[trade], (k) => streetScene(k, trade)];

/** Interiors of the trade, and its shop front. */
export const compositions: Record<Trade, readonly Composition[]> = {
  hair: withFront('hair'),
  barber: withFront('barber'),
  nails: withFront('nails'),
  'massage-spa': withFront('massage-spa'),
  'yoga-pilates': withFront('yoga-pilates'),
  'gym-fitness': withFront('gym-fitness'),
  'therapy-counselling': withFront('therapy-counselling'),
  tutoring: withFront('tutoring'),
  'makeup-skin': withFront('makeup-skin'),
};
