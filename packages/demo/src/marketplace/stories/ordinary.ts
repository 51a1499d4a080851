import type { World } from '../world.ts';
import { type Booking, book, join, on, storyOf } from './book.ts';
import { like } from './favourites.ts';
import { regularAppointments } from './regular-appointments.ts';

interface Life {
  guest: string;
  haunts: readonly Pick<Booking, 'shop' | 'services'>[];
  appointments: number;
  next?: readonly (Omit<Booking, 'from'> & { days: number })[];
  courses?: readonly [shop: string, name: string][];
}

/** Guests with typical accounts. */
const lives: readonly Life[] = [
  {
    guest: 'Hanna Lindqvist',
    haunts: [
      { shop: 'curl-parlour', services: ['Curl cut'] },
      { shop: 'willow-room', services: ['Reflexology'] },
    ],
    appointments: 5,
    next: [{ shop: 'curl-parlour', services: ['Curl cut'], days: 13 }],
    courses: [['reform-room', 'Yoga from nothing']],
  },
  {
    guest: 'Eoghan Murphy',
    haunts: [{ shop: 'marble-city-barbers', services: ['Skin fade'] }],
    appointments: 6,
    next: [{ shop: 'marble-city-barbers', services: ['Skin fade'], days: 8, status: 'New' }],
  },
  {
    guest: 'Róisín Doyle',
    haunts: [
      { shop: 'greystones-glow', services: ['Deep cleanse'] },
      { shop: 'bray-head-barbers', services: ['Scissor cut'] },
    ],
    appointments: 4,
    next: [{ shop: 'greystones-glow', services: ['First facial', 'Deep cleanse'], days: 10 }],
  },
  {
    guest: 'Amara Eze',
    haunts: [{ shop: 'naas-hair-company', services: ['Cut & finish'] }],
    appointments: 3,
    next: [{ shop: 'hudson-and-heather', services: ['Calm facial'], days: 6, status: 'New' }],
  },
  {
    guest: 'Marta Silva',
    haunts: [
      { shop: 'half-moon-nails', services: ['Classic manicure'] },
      { shop: 'reform-room', services: ['Private Pilates'] },
    ],
    appointments: 7,
    next: [{ shop: 'reform-room', services: ['Private Pilates'], days: 4 }],
  },
  {
    guest: 'Donal Kearney',
    haunts: [{ shop: 'westport-wellness', services: ['Swedish massage'] }],
    appointments: 2,
    next: [{ shop: 'castlebar-cuts', services: ['Skin fade'], days: 3, status: 'New' }],
  },
];

/** Adds the appointments of the guests without a particular story. */
export function addOrdinaryLives(world: World) {
  for (const { guest, haunts, appointments, next = [], courses = [] } of lives) {
    const story = storyOf(world, guest);
    regularAppointments(story, haunts, { count: appointments, every: 24, latest: 9 });
    for (const { days, ...appointment } of next)
      book(story, { ...appointment, from: on(world, days, 10 + (days % 6)) });
    for (const [shop, name] of courses) join(story, shop, name);
    like(
      story,
      haunts.map(({ shop }) => shop),
    );
  }
}
