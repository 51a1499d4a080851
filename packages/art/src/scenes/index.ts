import type { Canvas } from '../canvas.ts';
import type { Layers } from '../render.ts';
import type { Trade } from '../trades.ts';
import { barberFlat, barberRoom, barberShelf } from './barber.ts';
import { gymBarbell, gymFlat, gymRack, kettlebells } from './gym.ts';
import { hairFlat, hairMirror, hairShelf, salonRoom } from './hair.ts';
import { podium, skinFlat, vanity } from './make-up.ts';
import { nailFlat, polishRow, polishSteps, polishWall } from './nails.ts';
import { barberAtWork, finishedBeard, finishedFade } from './people/barber.ts';
import { afterTreatment, finishedLook, quietMoment } from './people/guests.ts';
import { gymClass, trainerAtWork } from './people/gym.ts';
import { balayage, colouristAtWork, finishedBob, finishedCurls, finishedUpdo, stylistAtWork } from './people/hair.ts';
import { artistAtWork } from './people/make-up.ts';
import { finishedNails, manicure, nailDetail } from './people/nails.ts';
import { massage } from './people/spa.ts';
import { talking } from './people/therapy.ts';
import { learntWords, solvedSums, tutorWithPupil } from './people/tutoring.ts';
import { yogaClass, yogaTeacher } from './people/yoga.ts';
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

/** People at work, then results. They come after everything else in the lists of compositions. */
const people: Record<Trade, readonly Composition[]> = {
  hair: [stylistAtWork, colouristAtWork, balayage, finishedBob, finishedCurls, finishedUpdo],
  barber: [barberAtWork, finishedFade, finishedBeard],
  nails: [manicure, finishedNails, nailDetail],
  'massage-spa': [massage, afterTreatment],
  'yoga-pilates': [yogaTeacher, yogaClass],
  'gym-fitness': [trainerAtWork, gymClass],
  'therapy-counselling': [talking, quietMoment],
  tutoring: [tutorWithPupil, solvedSums, learntWords],
  'makeup-skin': [artistAtWork, finishedLook, afterTreatment],
};

/** People stand close to the middle, so that narrow crops of the picture keep them. */
const inTheMiddle =
  (compose: Composition): Composition =>
  (k) => {
    k.thirds = 0.05;
    return compose(k);
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
  ...people[trade].map(inTheMiddle),
];

/** How many compositions a seed without an index chooses from: those without people, as before these were added. */
export const unpeopled = (trade: Trade): number => compositions[trade].length - people[trade].length;

/** Interiors of the trade, its shop front, the rooms that every trade has, and the people. */
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
