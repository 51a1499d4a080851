import type { Catalogue } from './sketch.ts';

export const brows: Catalogue = {
  categories: [
    {
      name: 'Brows',
      services: [
        { name: 'Brow shape', text: 'Wax, thread or tweezers, and a mirror until you agree', minutes: 20, euro: 18 },
        { name: 'Shape & tint', text: 'Colour matched to your roots, not to a chart', minutes: 30, euro: 28 },
        {
          name: 'Brow lamination',
          text: 'Lifted and set for six weeks, tint included',
          minutes: 60,
          euro: 55,
          sale: 48,
        },
        { name: 'Henna brows', text: 'A stain that fills the gaps for ten days', minutes: 45, euro: 42 },
        {
          name: 'Microblading',
          text: 'Two visits, six weeks apart. A call comes first',
          minutes: 150,
          euro: 320,
          deposit: 40,
        },
      ],
    },
    {
      name: 'Lashes',
      services: [
        { name: 'Lash lift & tint', text: 'Your own lashes, up and darker', minutes: 60, euro: 60 },
        { name: 'Classic lashes', text: 'One to one, natural length', minutes: 105, euro: 85, deposit: 25 },
        { name: 'Hybrid lashes', text: 'A mix of classic and volume fans', minutes: 120, euro: 98, deposit: 25 },
        { name: 'Infill', text: 'Up to three weeks after your set', minutes: 60, euro: 50 },
        { name: 'Removal', text: 'Gentle, with a conditioning gel', minutes: 30, euro: 20 },
      ],
    },
    {
      name: 'Face',
      services: [
        { name: 'Lip & chin threading', text: 'Quick, clean, a little sore', minutes: 15, euro: 14 },
        { name: 'Full face threading', text: 'Including the sides', minutes: 40, euro: 38 },
        { name: 'Patch test', text: 'A day before any tint, once a year', minutes: 15, euro: 5, addOn: true },
      ],
    },
  ],
  groups: [
    {
      category: 'Workshops',
      name: 'Your own brows, daily',
      text: 'Three minutes in the morning, learned in an hour',
      minutes: 60,
      euro: 25,
      seats: 8,
      kind: 'class',
      dates: 1,
      weekday: 6,
      at: 660,
    },
  ],
  vouchers: [
    {
      name: 'Frame the face',
      title: 'Brows and lashes',
      note: 'Lamination and a lash lift, together or apart.',
      color: 'plum',
      euro: 105,
      worth: 115,
    },
    {
      name: 'Twenty-eight',
      title: 'Shape & tint',
      note: 'A small thank-you.',
      color: 'honey',
      euro: 28,
      only: 'Brows',
    },
  ],
};
