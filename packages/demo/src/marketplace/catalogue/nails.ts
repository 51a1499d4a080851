import type { Catalogue } from './sketch.ts';

export const nails: Catalogue = {
  categories: [
    {
      name: 'Hands',
      services: [
        { name: 'Classic manicure', text: 'Shape, cuticles, hand massage and polish', minutes: 45, euro: 30 },
        { name: 'Gel manicure', text: 'Dry prep and gel that stays two weeks', minutes: 60, euro: 42, sale: 36 },
        { name: 'Builder gel overlay', text: 'Strength for nails that keep breaking', minutes: 75, euro: 55 },
        { name: 'Infill', text: 'Two to three weeks after your overlay', minutes: 60, euro: 45 },
        { name: 'Soak-off & tidy', text: 'Gel gone without scraping, nails oiled', minutes: 30, euro: 18 },
      ],
    },
    {
      name: 'Feet',
      services: [
        { name: 'Pedicure', text: 'Soak, heels, shape and polish', minutes: 60, euro: 45 },
        { name: 'Gel pedicure', text: 'The same, in gel that outlasts the holiday', minutes: 75, euro: 55 },
        {
          name: 'Medical pedicure',
          text: 'For hard skin and difficult nails, no polish',
          minutes: 60,
          euro: 60,
          deposit: 25,
        },
      ],
    },
    {
      name: 'Art & extras',
      services: [
        { name: 'Two accent nails', text: 'Small drawings: leaves, lines, dots', minutes: 15, euro: 8, addOn: true },
        {
          name: 'Ten drawn nails',
          text: 'Bring a picture or let us think of something',
          minutes: 60,
          euro: 40,
          deposit: 20,
        },
        { name: 'French finish', text: 'Added to any gel', minutes: 15, euro: 7, addOn: true },
        { name: 'Paraffin hands', text: 'Warm wax for dry winter hands', minutes: 20, euro: 15 },
      ],
    },
  ],
  groups: [
    {
      category: 'Workshops',
      name: 'Nail care at your own table',
      text: 'File, push, oil: ten healthy nails with a kit to take home',
      minutes: 90,
      euro: 38,
      seats: 6,
      kind: 'class',
      dates: 1,
      weekday: 0,
      at: 840,
    },
    {
      category: 'Workshops',
      name: 'Gel basics',
      text: 'Five Monday evenings from prep to a clean cuticle line',
      minutes: 120,
      euro: 220,
      sale: 190,
      seats: 5,
      kind: 'course',
      dates: 5,
      weekday: 1,
      at: 1110,
    },
  ],
  vouchers: [
    {
      name: 'Ten fingers',
      title: 'A gel manicure',
      note: 'With two accent nails on the house.',
      color: 'clay',
      euro: 42,
      only: 'Hands',
      worth: 50,
    },
    {
      name: 'Hands and feet',
      title: 'Manicure and pedicure',
      note: 'One afternoon or two.',
      color: 'plum',
      euro: 85,
      limit: 25,
    },
  ],
};
