import type { Catalogue } from './sketch.ts';

export const lessons: Catalogue = {
  categories: [
    {
      name: 'School',
      services: [
        {
          name: 'Leaving Cert maths',
          text: 'Higher or ordinary, past papers from the first day',
          minutes: 60,
          euro: 45,
        },
        { name: 'Junior Cycle grinds', text: 'Maths, English or science', minutes: 60, euro: 38 },
        { name: 'Leaving Cert Irish', text: 'An béal-triail agus an scrúdú', minutes: 60, euro: 42, sale: 36 },
        { name: 'Primary catch-up', text: 'Reading and sums, half an hour at a time', minutes: 30, euro: 24 },
      ],
    },
    {
      name: 'Music',
      services: [
        {
          name: 'Piano lesson',
          text: 'From the first scale to the grade exam',
          minutes: 30,
          euro: 28,
          also: [{ label: '60 minutes', minutes: 60, euro: 50 }],
        },
        { name: 'Guitar lesson', text: 'Songs first, theory when you ask', minutes: 45, euro: 36 },
        { name: 'Fiddle lesson', text: 'Tunes by ear, one a week', minutes: 45, euro: 38 },
      ],
    },
    {
      name: 'Languages',
      services: [
        { name: 'French conversation', text: 'An hour without a word of English', minutes: 60, euro: 40 },
        { name: 'English for work', text: 'Emails, meetings, interviews', minutes: 60, euro: 42 },
        { name: 'Trial lesson', text: 'Twenty minutes, any subject', minutes: 20, euro: 10 },
      ],
    },
  ],
  groups: [
    {
      category: 'Groups',
      name: 'Irish for the rusty',
      text: 'Eight evenings to get it back',
      minutes: 90,
      euro: 144,
      sale: 128,
      seats: 10,
      kind: 'course',
      dates: 8,
      weekday: 1,
      at: 1140,
    },
    {
      category: 'Groups',
      name: 'Trad session, slow',
      text: 'Bring what you play. Nobody minds',
      minutes: 90,
      euro: 12,
      seats: 14,
      kind: 'weekly',
      dates: 14,
      weekday: 4,
      at: 1170,
    },
    {
      category: 'Groups',
      name: 'Paper two in a day',
      text: 'Leaving Cert maths, one Saturday',
      minutes: 300,
      euro: 60,
      seats: 12,
      kind: 'class',
      dates: 1,
      weekday: 6,
      at: 600,
    },
  ],
  vouchers: [
    {
      name: 'Four lessons',
      title: 'Any four half-hours',
      note: 'For someone with a quiet piano at home.',
      color: 'plum',
      euro: 105,
      only: 'Music',
      worth: 112,
    },
  ],
};
