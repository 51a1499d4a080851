import type { Catalogue } from './sketch.ts';

export const massage: Catalogue = {
  categories: [
    {
      name: 'Massage',
      services: [
        {
          name: 'Swedish massage',
          text: 'Long, even strokes from neck to feet',
          minutes: 60,
          euro: 70,
          also: [{ label: '90 minutes', minutes: 90, euro: 98 }],
        },
        {
          name: 'Deep tissue',
          text: 'Slow pressure for the places that have been at a desk',
          minutes: 60,
          euro: 78,
          also: [{ label: '90 minutes', minutes: 90, euro: 108 }],
        },
        { name: 'Back, neck & shoulders', text: 'Half an hour where it hurts', minutes: 30, euro: 42, sale: 36 },
        { name: 'Pregnancy massage', text: 'From week thirteen, lying on your side', minutes: 60, euro: 75 },
        { name: 'Sports massage', text: 'Before a race, after one, or instead of one', minutes: 45, euro: 60 },
      ],
    },
    {
      name: 'Heat & stone',
      services: [
        { name: 'Hot stone massage', text: 'Basalt stones, warmed to fifty degrees', minutes: 75, euro: 92 },
        { name: 'Seaweed wrap', text: 'Irish kelp, linen and forty minutes of nothing', minutes: 75, euro: 88 },
        { name: 'Salt scrub', text: 'Atlantic salt and almond oil', minutes: 45, euro: 58 },
      ],
    },
    {
      name: 'Quiet',
      services: [
        { name: 'Head massage', text: 'Seated, dressed, scalp and jaw', minutes: 30, euro: 38 },
        { name: 'Reflexology', text: 'Feet only, a whole hour of them', minutes: 60, euro: 65 },
        {
          name: 'Half a day',
          text: 'Scrub, hot stones, lunch tray and a facial',
          minutes: 210,
          euro: 240,
          sale: 215,
          deposit: 30,
        },
      ],
    },
  ],
  groups: [
    {
      category: 'Together',
      name: 'Massage for two beginners',
      text: 'Bring someone. Three evenings, then you can do it at home',
      minutes: 90,
      euro: 150,
      sale: 130,
      seats: 8,
      kind: 'course',
      dates: 3,
      weekday: 3,
      at: 1140,
    },
    {
      category: 'Together',
      name: 'Sound & stillness',
      text: 'Lying down, bowls, blankets',
      minutes: 60,
      euro: 20,
      seats: 12,
      kind: 'weekly',
      dates: 14,
      weekday: 0,
      at: 1110,
    },
  ],
  vouchers: [
    {
      name: 'An hour',
      title: 'Any massage of an hour',
      note: 'Good for every massage on the list.',
      color: 'thyme',
      euro: 70,
      only: 'Massage',
    },
    {
      name: 'Half a day',
      title: 'The whole half-day',
      note: 'Scrub, stones, lunch and a facial.',
      color: 'clay',
      euro: 215,
      worth: 240,
      limit: 20,
    },
    {
      name: 'Whatever you like',
      title: 'Put towards anything',
      note: 'In one go or bit by bit.',
      color: 'honey',
      euro: 100,
    },
  ],
};
