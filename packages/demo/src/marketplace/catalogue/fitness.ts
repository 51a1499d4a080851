import type { Catalogue } from './sketch.ts';

export const fitness: Catalogue = {
  categories: [
    {
      name: 'Training',
      services: [
        { name: 'First session', text: 'How you move, what you want, what hurts', minutes: 60, euro: 40, sale: 25 },
        {
          name: 'Personal training',
          text: 'An hour, planned for you',
          minutes: 60,
          euro: 58,
          also: [
            { label: '45 minutes', minutes: 45, euro: 46 },
            { label: 'For two', minutes: 60, euro: 80 },
          ],
        },
        { name: 'Strength at sixty', text: 'Barbells for people who have never touched one', minutes: 60, euro: 52 },
        { name: 'Runner’s hour', text: 'Gait on film, drills and a four-week plan', minutes: 60, euro: 65 },
      ],
    },
    {
      name: 'Checks & plans',
      services: [
        { name: 'Body composition', text: 'A scan, in plain numbers', minutes: 30, euro: 35 },
        { name: 'Eating, talked through', text: 'No forbidden foods, no powders', minutes: 45, euro: 50 },
        { name: 'Twelve-week plan', text: 'Written for you, with two reviews', minutes: 60, euro: 140, deposit: 30 },
      ],
    },
  ],
  groups: [
    {
      category: 'Classes',
      name: 'Kettlebell basics',
      text: 'Swing, press, carry',
      minutes: 45,
      euro: 14,
      seats: 12,
      kind: 'weekly',
      singleVisits: true,
      dates: 14,
      weekday: 1,
      at: 1080,
    },
    {
      category: 'Classes',
      name: 'Saturday sweat',
      text: 'Forty minutes of everything',
      minutes: 45,
      euro: 15,
      seats: 16,
      kind: 'weekly',
      singleVisits: true,
      dates: 14,
      weekday: 6,
      at: 570,
    },
    {
      category: 'Courses',
      name: 'Couch to five kilometres',
      text: 'Nine weeks from the car park to the canal and back',
      minutes: 60,
      euro: 108,
      sale: 95,
      seats: 15,
      kind: 'course',
      dates: 9,
      weekday: 3,
      at: 1110,
    },
  ],
  vouchers: [
    {
      name: 'Three sessions',
      title: 'Three hours of training',
      note: 'For any training on the list.',
      color: 'clay',
      euro: 160,
      worth: 174,
    },
    { name: 'A push', title: 'One session', note: 'For someone who keeps meaning to.', color: 'honey', euro: 40 },
  ],
};
