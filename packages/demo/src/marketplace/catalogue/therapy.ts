import type { Catalogue } from './sketch.ts';

export const therapy: Catalogue = {
  categories: [
    {
      name: 'Talking',
      services: [
        { name: 'First conversation', text: 'To see whether we suit each other', minutes: 50, euro: 60, sale: 45 },
        { name: 'Individual session', text: 'Fifty minutes, weekly or when you can', minutes: 50, euro: 75 },
        { name: 'Couples session', text: 'Both of you, the same room, a fair clock', minutes: 80, euro: 115 },
        { name: 'Young people', text: 'Thirteen to eighteen, with a short word for parents', minutes: 50, euro: 70 },
      ],
    },
    {
      name: 'Body & sleep',
      services: [
        { name: 'Physiotherapy assessment', text: 'What hurts, why, and what we do about it', minutes: 45, euro: 70 },
        { name: 'Physiotherapy follow-up', text: 'Hands, exercises, progress', minutes: 30, euro: 55 },
        {
          name: 'Sleep consultation',
          text: 'A diary, a plan and two follow-up emails',
          minutes: 60,
          euro: 85,
          deposit: 25,
        },
        { name: 'Acupuncture', text: 'Single-use needles, quiet room', minutes: 60, euro: 68 },
      ],
    },
  ],
  groups: [
    {
      category: 'Groups',
      name: 'Mindfulness, eight weeks',
      text: 'A small group, a workbook, no incense',
      minutes: 120,
      euro: 260,
      sale: 230,
      seats: 10,
      kind: 'course',
      dates: 8,
      weekday: 2,
      at: 1140,
    },
    {
      category: 'Groups',
      name: 'Grief circle',
      text: 'First Sunday of the month, tea after',
      minutes: 90,
      euro: 15,
      seats: 8,
      kind: 'class',
      dates: 1,
      weekday: 0,
      at: 900,
    },
  ],
  vouchers: [
    {
      name: 'Somebody to listen',
      title: 'One session',
      note: 'Given quietly: the card says nothing but a name.',
      color: 'thyme',
      euro: 75,
    },
  ],
};
