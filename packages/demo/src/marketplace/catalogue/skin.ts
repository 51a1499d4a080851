import type { Catalogue } from './sketch.ts';

export const skin: Catalogue = {
  categories: [
    {
      name: 'Facials',
      services: [
        {
          name: 'First facial',
          text: 'A long look at your skin, cleanse, mask and a plan on paper',
          minutes: 75,
          euro: 85,
          sale: 70,
        },
        { name: 'Deep cleanse', text: 'Steam, extraction and a cooling mask', minutes: 60, euro: 75 },
        { name: 'Calm facial', text: 'For red, reactive and tired skin. No scent, no scrubs', minutes: 60, euro: 78 },
        { name: 'Lift massage facial', text: 'Forty minutes of face and neck massage by hand', minutes: 60, euro: 82 },
        { name: 'Half-hour glow', text: 'Enzyme peel and vitamin mask in a lunch break', minutes: 30, euro: 45 },
      ],
    },
    {
      name: 'Advanced',
      services: [
        {
          name: 'Chemical peel',
          text: 'Lactic or mandelic, strength by your skin. Patch test first',
          minutes: 45,
          euro: 95,
          deposit: 30,
        },
        {
          name: 'Microneedling',
          text: 'For marks and texture; numbing cream included',
          minutes: 75,
          euro: 180,
          deposit: 40,
        },
        { name: 'LED light', text: 'Red or blue light for twenty minutes', minutes: 30, euro: 35 },
        { name: 'Patch test', text: 'Needed once before peels and tints', minutes: 15, euro: 5, addOn: true },
      ],
    },
    {
      name: 'Make-up',
      services: [
        { name: 'Evening make-up', text: 'Yours, a little more', minutes: 60, euro: 60 },
        {
          name: 'Bridal make-up with trial',
          text: 'Two visits, photographs in daylight',
          minutes: 150,
          euro: 210,
          deposit: 50,
        },
        { name: 'Make-up lesson', text: 'With your own bag, emptied out on the table', minutes: 75, euro: 75 },
      ],
    },
  ],
  groups: [
    {
      category: 'Evenings',
      name: 'Facial massage at home',
      text: 'Four evenings of ten strokes worth knowing',
      minutes: 60,
      euro: 80,
      sale: 70,
      seats: 8,
      kind: 'course',
      dates: 4,
      weekday: 4,
      at: 1140,
    },
    {
      category: 'Evenings',
      name: 'Reading the label',
      text: 'What is in the jar, and whether you need it',
      minutes: 75,
      euro: 20,
      seats: 12,
      kind: 'class',
      dates: 1,
      weekday: 2,
      at: 1140,
    },
  ],
  vouchers: [
    {
      name: 'An hour of quiet',
      title: 'Any facial',
      note: 'Good for every facial on the list.',
      color: 'thyme',
      euro: 80,
      only: 'Facials',
    },
    {
      name: 'Three of them',
      title: 'A course of three facials',
      note: 'Worth twenty euro more than it costs.',
      color: 'honey',
      euro: 200,
      worth: 220,
      limit: 30,
    },
  ],
};
