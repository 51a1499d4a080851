/** What the pictures of a trade show. `at` is the index of the composition in `@thyme/art`. */
export type ViewKind = 'room' | 'work' | 'result' | 'detail';
export interface View {
  at: number;
  /** What is on the picture, in a few words. */
  shows: string;
  /** The trade in `@thyme/art` that it is taken from, where that is not the shop's. */
  art?: string;
}
export type Views = Record<ViewKind, readonly View[]>;

const view = (at: number, shows: string): View => ({ at, shows });
const from = (art: string, at: number, shows: string): View => ({ at, shows, art });

/** The rooms and still lifes that every trade has; they follow the trade's own, from the index `first`. */
const shared = (first: number) => ({
  desk: view(first + 1, 'The front desk and shelves'),
  sill: view(first + 2, 'A few favourites on the windowsill'),
  arch: view(first + 3, 'The room beyond the arch'),
  niches: view(first + 4, 'Small treasures in the alcoves'),
  waiting: view(first + 5, 'The sofa in the waiting area'),
  shelves: view(first + 6, 'Shelves along the wall'),
  steps: view(first + 7, 'A small display on wooden steps'),
});

const hair = shared(4);
const barber = shared(3);
const nails = shared(4);
const spa = shared(3);
const yoga = shared(4);
const gym = shared(4);
const therapy = shared(3);
const tutoring = shared(3);
const skin = shared(3);

export const viewsOf: Record<string, Views> = {
  hair: {
    room: [view(2, 'Two chairs in front of the mirrors'), hair.arch, hair.desk, hair.waiting],
    work: [view(12, 'A stylist cutting a guest’s hair'), view(13, 'A colourist brushing on colour')],
    result: [
      view(14, 'Long balayage from behind'),
      view(15, 'A blunt bob from behind'),
      view(16, 'Shoulder-length curls from behind'),
      view(17, 'Hair pinned up in a low knot'),
    ],
    detail: [
      view(1, 'Scissors, a comb and a brush'),
      view(0, 'A hairdryer and bottles under the mirror'),
      hair.shelves,
      view(3, 'Bottles and a hairdryer on the shelf'),
      hair.sill,
      hair.niches,
      hair.steps,
    ],
  },
  barber: {
    room: [view(0, 'The barber’s chair in front of the mirror'), barber.desk, barber.waiting, barber.arch],
    work: [view(11, 'A barber trimming the sides with clippers')],
    result: [view(12, 'A short fade from behind'), view(13, 'A freshly trimmed beard')],
    detail: [
      view(2, 'Clippers, a razor and a comb'),
      view(1, 'Tonics and a shaving brush on the shelf'),
      barber.shelves,
      barber.niches,
      barber.sill,
      barber.steps,
    ],
  },
  nails: {
    room: [nails.desk, nails.arch, nails.waiting, nails.shelves],
    work: [view(12, 'A nail technician painting a guest’s nails')],
    result: [view(13, 'A finished set on both hands'), view(14, 'A finished set close up')],
    detail: [
      view(0, 'Bottles of polish in a row'),
      view(3, 'Nail files and polish'),
      view(1, 'The wall of polish'),
      nails.sill,
      view(2, 'Bottles of polish on display'),
      nails.niches,
      nails.steps,
    ],
  },
  'massage-spa': {
    room: [view(2, 'The treatment room'), spa.arch, spa.waiting, spa.desk],
    work: [view(11, 'A therapist massaging a guest’s back')],
    result: [view(12, 'A guest relaxing in a robe after a treatment')],
    detail: [
      view(0, 'Warm stones and a candle'),
      view(1, 'Rolled towels and oils'),
      spa.niches,
      spa.sill,
      spa.shelves,
      spa.steps,
    ],
  },
  'yoga-pilates': {
    room: [view(0, 'The studio by the window'), view(2, 'The Pilates room'), yoga.waiting, yoga.arch, yoga.desk],
    work: [view(12, 'The teacher sitting on a mat')],
    result: [view(13, 'A class in progress')],
    detail: [
      view(3, 'A singing bowl and candles'),
      view(1, 'Rolled mats in a basket'),
      yoga.niches,
      yoga.sill,
      yoga.shelves,
      yoga.steps,
    ],
  },
  'gym-fitness': {
    room: [view(1, 'The gym floor and rack'), view(3, 'The lifting corner'), gym.desk, gym.waiting, gym.arch],
    work: [view(12, 'A trainer coaching a guest with dumbbells')],
    result: [view(13, 'A class lifting dumbbells')],
    detail: [
      view(0, 'Kettlebells on the floor'),
      view(2, 'A skipping rope, a towel and a water bottle'),
      gym.shelves,
      gym.niches,
      gym.sill,
      gym.steps,
    ],
  },
  'therapy-counselling': {
    room: [
      view(1, 'Two armchairs by the window'),
      view(0, 'The quiet corner'),
      therapy.waiting,
      therapy.arch,
      therapy.desk,
    ],
    work: [view(11, 'Two people talking in the armchairs')],
    result: [view(12, 'A quiet moment with a warm cup')],
    detail: [view(2, 'Tea, books and tissues'), therapy.sill, therapy.niches, therapy.shelves, therapy.steps],
  },
  // Treatment rooms and training rooms; there is no scene of a physiotherapist's own.
  physiotherapy: {
    room: [
      from('massage-spa', 2, 'The treatment room'),
      from('gym-fitness', 1, 'The exercise room'),
      spa.arch,
      spa.desk,
    ],
    work: [
      from('massage-spa', 11, 'A physiotherapist treating a guest’s back'),
      from('gym-fitness', 12, 'A physiotherapist showing an exercise with dumbbells'),
    ],
    result: [from('gym-fitness', 13, 'A class of strength exercises')],
    detail: [
      from('gym-fitness', 0, 'Kettlebells on the floor'),
      from('massage-spa', 1, 'Rolled towels and oils'),
      from('gym-fitness', 2, 'A skipping rope, a towel and a water bottle'),
      spa.shelves,
      spa.waiting,
    ],
  },
  tutoring: {
    room: [
      view(2, 'The lesson room and board'),
      view(1, 'The desk by the window'),
      tutoring.waiting,
      tutoring.desk,
      tutoring.arch,
    ],
    work: [view(11, 'A tutor and pupil working through an exercise')],
    result: [view(12, 'A page of solved equations'), view(13, 'A page of vocabulary')],
    detail: [
      view(0, 'A globe and books on the table'),
      tutoring.shelves,
      tutoring.sill,
      tutoring.niches,
      tutoring.steps,
    ],
  },
  'makeup-skin': {
    room: [skin.arch, skin.desk, view(0, 'The dressing table and its round mirror'), skin.waiting],
    work: [view(11, 'A make-up artist at work')],
    result: [view(12, 'Finished make-up'), view(13, 'A guest after a treatment')],
    detail: [
      view(2, 'Brushes and creams'),
      view(1, 'Jars on a small podium'),
      skin.shelves,
      skin.sill,
      skin.niches,
      skin.steps,
    ],
  },
};

export type Slot = ViewKind | 'front';

/** Orders of the pictures in a shop's gallery; the first is a room or the front. */
export const orders: readonly (readonly Slot[])[] = [
  ['room', 'work', 'result', 'detail', 'front', 'room', 'result', 'work', 'detail'],
  ['room', 'result', 'work', 'front', 'detail', 'result', 'room', 'detail', 'work'],
  ['front', 'room', 'work', 'result', 'detail', 'room', 'result', 'detail', 'work'],
  ['room', 'work', 'detail', 'result', 'front', 'result', 'room', 'work', 'detail'],
  ['room', 'detail', 'work', 'result', 'room', 'front', 'result', 'detail', 'work'],
  ['front', 'work', 'room', 'detail', 'result', 'result', 'room', 'detail', 'work'],
  ['room', 'work', 'front', 'result', 'detail', 'room', 'detail', 'result', 'work'],
];
