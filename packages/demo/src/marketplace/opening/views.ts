/** What the pictures of a trade show. `at` is the index of the composition in `@thyme/art`. */
export type ViewKind = 'room' | 'work' | 'result' | 'detail';
export interface View {
  at: number;
  /** What is on the picture, in a few words. */
  shows: string;
}
export type Views = Record<ViewKind, readonly View[]>;

const view = (at: number, shows: string): View => ({ at, shows });

/** The rooms and still lifes that every trade has; they follow the trade's own, from the index `first`. */
const shared = (first: number) => ({
  desk: view(first + 1, 'The front desk, with the shelves beside it'),
  sill: view(first + 2, 'A few favourites on the window sill'),
  arch: view(first + 3, 'The view through the arch into the room behind'),
  niches: view(first + 4, 'Things in the niches of the wall'),
  waiting: view(first + 5, 'The sofa in the waiting corner'),
  shelves: view(first + 6, 'The long shelves along the wall'),
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
    room: [view(2, 'The salon, its chairs before the mirrors'), hair.arch, hair.desk, hair.waiting],
    work: [
      view(12, 'A stylist cuts the hair of a guest'),
      view(13, 'A colourist brushes colour into the hair of a guest'),
    ],
    result: [
      view(14, 'Long balayage from behind, dark at the roots and light at the tips'),
      view(15, 'A blunt bob from behind'),
      view(16, 'Shoulder-length curls from behind'),
      view(17, 'Hair pinned up in a low knot'),
    ],
    detail: [
      view(1, 'Shears, comb and brush on the table'),
      view(0, 'Dryer and bottles under the mirror'),
      hair.shelves,
      view(3, 'Bottles and a dryer on the shelf'),
      hair.sill,
      hair.niches,
      hair.steps,
    ],
  },
  barber: {
    room: [view(0, 'The barber’s chair before the mirror'), barber.desk, barber.waiting, barber.arch],
    work: [view(11, 'A barber trims the sides with clippers')],
    result: [view(12, 'A short fade from behind'), view(13, 'A trimmed beard, the guest still in the cape')],
    detail: [
      view(2, 'Clippers, razor and comb on the table'),
      view(1, 'Tonics and a shaving brush on the shelf'),
      barber.shelves,
      barber.niches,
      barber.sill,
      barber.steps,
    ],
  },
  nails: {
    room: [nails.desk, nails.arch, nails.waiting, nails.shelves],
    work: [view(12, 'A technician paints the nails of a guest')],
    result: [view(13, 'Both hands with a finished set'), view(14, 'A finished set close up')],
    detail: [
      view(0, 'A row of polish on the table'),
      view(3, 'Files and polish on the table'),
      view(1, 'The wall of polish'),
      nails.sill,
      view(2, 'Polish on wooden steps'),
      nails.niches,
      nails.steps,
    ],
  },
  'massage-spa': {
    room: [view(2, 'The treatment room with its bed'), spa.arch, spa.waiting, spa.desk],
    work: [view(11, 'A therapist works on the back of a guest')],
    result: [view(12, 'A guest in a robe after the treatment, eyes closed')],
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
    work: [view(12, 'The teacher, seated on a mat')],
    result: [view(13, 'A class in progress, seen from the back of the room')],
    detail: [
      view(3, 'Singing bowl and candles'),
      view(1, 'Rolled mats in a basket'),
      yoga.niches,
      yoga.sill,
      yoga.shelves,
      yoga.steps,
    ],
  },
  'gym-fitness': {
    room: [view(1, 'The gym floor with its rack'), view(3, 'The lifting corner'), gym.desk, gym.waiting, gym.arch],
    work: [view(12, 'A trainer coaches a guest with dumbbells')],
    result: [view(13, 'A class in progress, dumbbells overhead')],
    detail: [
      view(0, 'Kettlebells on the floor'),
      view(2, 'Skipping rope, towel and bottle'),
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
    work: [view(11, 'Two people talk in the armchairs')],
    result: [view(12, 'A quiet moment after the hour, with a warm cup')],
    detail: [
      view(2, 'Tea, books and tissues on the table'),
      therapy.sill,
      therapy.niches,
      therapy.shelves,
      therapy.steps,
    ],
  },
  tutoring: {
    room: [
      view(2, 'The lesson room with its board'),
      view(1, 'The desk by the window'),
      tutoring.waiting,
      tutoring.desk,
      tutoring.arch,
    ],
    work: [view(11, 'A tutor and a pupil over one exercise book')],
    result: [view(12, 'A page of equations, all solved'), view(13, 'A page of vocabulary, all correct')],
    detail: [view(0, 'Globe and books on the table'), tutoring.shelves, tutoring.sill, tutoring.niches, tutoring.steps],
  },
  'makeup-skin': {
    room: [skin.arch, skin.desk, view(0, 'The vanity with its round mirror'), skin.waiting],
    work: [view(11, 'A make-up artist at work with a brush')],
    result: [
      view(12, 'A finished make-up, with lashes and lips'),
      view(13, 'A guest after the treatment, hair wrapped in a towel'),
    ],
    detail: [
      view(2, 'Brushes and creams on the table'),
      view(1, 'Jars on a small podium'),
      skin.shelves,
      skin.sill,
      skin.niches,
      skin.steps,
    ],
  },
};

export type Slot = ViewKind | 'front';

/** Orders in which a gallery tells a shop; the first picture is a room or the front. */
export const orders: readonly (readonly Slot[])[] = [
  ['room', 'work', 'result', 'detail', 'front', 'room', 'result', 'work', 'detail'],
  ['room', 'result', 'work', 'front', 'detail', 'result', 'room', 'detail', 'work'],
  ['front', 'room', 'work', 'result', 'detail', 'room', 'result', 'detail', 'work'],
  ['room', 'work', 'detail', 'result', 'front', 'result', 'room', 'work', 'detail'],
  ['room', 'detail', 'work', 'result', 'room', 'front', 'result', 'detail', 'work'],
  ['front', 'work', 'room', 'detail', 'result', 'result', 'room', 'detail', 'work'],
  ['room', 'work', 'front', 'result', 'detail', 'room', 'detail', 'result', 'work'],
];
