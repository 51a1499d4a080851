import type { Catalogue } from './sketch.ts';

export const barber: Catalogue = {
  categories: [
    {
      name: 'Hair',
      services: [
        {
          name: 'Skin fade',
          text: 'Zero to length, blended by hand and finished with a razor line',
          minutes: 45,
          euro: 30,
        },
        { name: 'Scissor cut', text: 'Longer hair, cut with scissors throughout', minutes: 45, euro: 32 },
        { name: 'Dry trim', text: 'Tidied up between cuts', minutes: 20, euro: 18 },
        { name: 'Buzz cut', text: 'One length, neat neck', minutes: 20, euro: 16 },
        { name: 'Student cut', text: 'Any cut, Monday to Thursday, with a card', minutes: 30, euro: 24, sale: 20 },
        { name: 'Junior cut', text: 'Under twelve. Cartoons allowed', minutes: 30, euro: 18 },
      ],
    },
    {
      name: 'Beard',
      services: [
        { name: 'Beard shape', text: 'Trimmed, lined and oiled', minutes: 20, euro: 18 },
        { name: 'Hot towel shave', text: 'Two passes with the straight razor, three towels', minutes: 40, euro: 35 },
        { name: 'Beard colour', text: 'Takes the grey down a shade, never to black', minutes: 30, euro: 26 },
      ],
    },
    {
      name: 'Both',
      services: [
        { name: 'Cut & beard', text: 'Fade or scissor cut with a full beard shape', minutes: 60, euro: 45, sale: 40 },
        {
          name: 'The long sit',
          text: 'Cut, hot towel shave, scalp massage and a coffee',
          minutes: 90,
          euro: 70,
          deposit: 20,
        },
        { name: 'Father & son', text: 'Two chairs’ worth of cutting, one after the other', minutes: 75, euro: 44 },
      ],
    },
  ],
  groups: [
    {
      category: 'Evenings',
      name: 'Shave like your grandfather',
      text: 'Brush, soap and a safety razor, on your own face',
      minutes: 75,
      euro: 40,
      seats: 6,
      kind: 'class',
      dates: 1,
      weekday: 3,
      at: 1140,
    },
  ],
  vouchers: [
    {
      name: 'Next three cuts',
      title: 'Three cuts for less than the price of three',
      note: 'Worth ninety euro of cutting.',
      color: 'thyme',
      euro: 80,
      worth: 90,
    },
    {
      name: 'A hot towel',
      title: 'One hot towel shave',
      note: 'Good for the shave or anything else for a beard.',
      color: 'honey',
      euro: 35,
      only: 'Beard',
    },
  ],
};
