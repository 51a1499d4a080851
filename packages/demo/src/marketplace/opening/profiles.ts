import {
  addDays,
  DAY,
  dateAt,
  endOfDay,
  type Instant,
  type LocalDate,
  startOfDay,
  weekdayOf,
} from '@thyme/domain/time';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { DemoShop } from './demo-shop.ts';
import { slugOf } from './naming.ts';
import { viewsOf } from './views.ts';

/** The titles of people of a trade, the owner's first. */
const titlesOf: Record<string, readonly string[]> = {
  hair: ['Owner, senior stylist', 'Stylist', 'Colourist', 'Stylist, curls', 'Junior stylist'],
  barber: ['Owner, barber', 'Barber', 'Barber, fades', 'Barber, hot shaves'],
  nails: ['Owner, nail artist', 'Nail technician', 'Nail technician, gel'],
  massage: ['Owner, therapist', 'Massage therapist', 'Sports massage'],
  skin: ['Owner, skin therapist', 'Facialist', 'Skin therapist'],
};
const USUAL: readonly string[] = ['Owner', 'Team'];

const BIOS: readonly string[] = [
  'Takes time at the start, so there is no rush at the end.',
  'Here since the first week. Remembers how you take your tea.',
  'Precise, calm and happy to explain every step.',
  'Likes a challenge. Bring a picture, or just an idea.',
];
const LANGUAGES: readonly string[][] = [['en'], ['en', 'ga'], ['en', 'pl'], ['en', 'pt'], ['en', 'fr']];

const HOLIDAY_DAYS = 22;

type Shown = Pick<DemoShop, 'id' | 'slug' | 'sketch' | 'random'>;

/** A chair without a person, and a unit of a room. */
export const noProfile = {
  portraitId: null,
  title: '',
  bio: '',
  languages: [] as string[],
  staffId: null,
  holidayDays: null as number | null,
};

/** First names repeat in other shops; faces do not. */
const faceOf = (person: string, slug: string) => (person.includes(' ') ? person : `${person} of ${slug}`);

/** The portrait is generated, like every face here; the text is the sketch's, or the trade's default. */
export function profileOf(rows: DemoRows, { id: businessId, slug, sketch }: Shown, position: number) {
  const person = sketch.people[position];
  if (person === undefined) return noProfile;
  const portraitId = rows.add('pictures', {
    folder: 'business',
    name: `${slug}-${slugOf(person)}-${position + 1}`,
    origin: 'drawn',
    drawing: { kind: 'portrait', seed: faceOf(person, slug) },
    width: 480,
    height: 480,
    alt: person,
    tint: '#e4f0e9',
    businessId,
  });
  const own = sketch.profiles?.[position];
  const titles = titlesOf[sketch.trade] ?? USUAL;
  const turn = slug.length + position;
  return {
    portraitId,
    title: own?.title ?? titles[position] ?? titles.at(-1) ?? '',
    bio: own?.bio ?? BIOS[turn % BIOS.length] ?? '',
    languages: own?.languages ?? [...(LANGUAGES[turn % LANGUAGES.length] ?? ['en'])],
    holidayDays: sketch.staff === undefined ? null : HOLIDAY_DAYS,
  };
}

const EACH = 3;

/** Pictures of their work, for the people of shops with profiles of their own. */
export function addWork(rows: DemoRows, { id: businessId, slug, sketch, chairIds }: DemoShop) {
  const results = viewsOf[sketch.trade]?.result ?? [];
  if (!sketch.profiles || results.length === 0) return;
  for (const [position, chairId] of chairIds.entries()) {
    const person = sketch.people[position];
    if (person === undefined) continue;
    for (let place = 0; place < EACH; place += 1) {
      const view = results[(position + place) % results.length];
      if (!view) continue;
      const pictureId = rows.add('pictures', {
        folder: 'business',
        name: `${slug}-${slugOf(person)}-work-${place + 1}`,
        origin: 'drawn',
        drawing: {
          kind: 'scene',
          trade: view.art ?? sketch.trade,
          seed: `${slug}/${person}/${place}`,
          palette: 'linen',
          composition: view.at,
        },
        width: 1200,
        height: 900,
        alt: `${view.shows}, by ${person}`,
        tint: '#e9ddcd',
        businessId,
      });
      rows.put('chairPictures', { businessId, chairId, pictureId, position: place });
    }
  }
}

const ASKED_AHEAD_DAYS = 20;

/** The staff member of a shop asks for two days off. */
export function askForDays(rows: DemoRows, { id: businessId, zone, sketch, chairIds }: DemoShop, now: Instant) {
  const chairId = sketch.staff === undefined ? undefined : chairIds[sketch.staff];
  const asker = rows.of('chairs').find(({ id }) => id === chairId)?.staffId;
  if (chairId === undefined || !asker) return;
  const first = addDays(dateAt(zone, now), ASKED_AHEAD_DAYS);
  rows.put('absences', {
    businessId,
    chairId,
    kind: 'training',
    note: 'A colour course in Cork',
    startsAt: startOfDay(zone, first),
    endsAt: endOfDay(zone, addDays(first, 1)),
    status: 'asked',
    askedBy: asker,
    createdAt: now - DAY,
  });
}

const SWAP_AHEAD_DAYS = 34;

/** The staff member asks a colleague to swap days. */
export function askForSwap(
  rows: DemoRows,
  { id: businessId, zone, sketch, chairIds, hours, closed }: DemoShop,
  now: Instant,
) {
  const chairId = sketch.staff === undefined ? undefined : chairIds[sketch.staff];
  const otherChairId = chairIds.at(-1);
  const asker = rows.of('chairs').find(({ id }) => id === chairId)?.staffId;
  if (chairId === undefined || otherChairId === undefined || chairId === otherChairId || !asker) return;
  const isWorked = (date: LocalDate) => hours.some(({ weekday }) => weekday === weekdayOf(date)) && !closed.has(date);
  const workedFrom = (first: LocalDate) => {
    let date = first;
    while (!isWorked(date)) date = addDays(date, 1);
    return date;
  };
  const date = workedFrom(addDays(dateAt(zone, now), SWAP_AHEAD_DAYS));
  rows.put('shiftSwaps', {
    businessId,
    chairId,
    date,
    otherChairId,
    otherDate: workedFrom(addDays(date, 1)),
    note: 'My sister’s wedding',
    status: 'asked',
    askedBy: asker,
    createdAt: now - DAY,
  });
}
