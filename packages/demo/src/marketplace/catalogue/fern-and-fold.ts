import type { Catalogue } from './sketch.ts';

/** The services of one studio: hair at three chairs, skin in the treatment room. */
export const fernAndFold: Catalogue = {
  categories: [
    {
      name: 'Cut & style',
      chairs: [0, 1, 3],
      services: [
        {
          name: 'Cut & finish',
          text: 'Consultation, wash, cut and a blow-dry the way you like it',
          minutes: 60,
          euro: 68,
        },
        {
          name: 'Restyle',
          text: 'For a real change: a longer talk, a full cut, and a lesson in how to dry it at home without a fight',
          minutes: 75,
          euro: 82,
        },
        {
          name: 'Wash & blow-dry',
          text: 'Smooth, full or loosely waved. Ready for the evening',
          minutes: 45,
          euro: 38,
        },
        { name: 'Fringe trim', text: 'Between cuts, on dry hair', minutes: 15, euro: 15, addOn: true },
      ],
    },
    {
      name: 'Colour',
      chairs: [0, 1, 3],
      services: [
        {
          name: 'Half-head balayage',
          text: 'Hand-painted light around the face and through the top',
          minutes: 105,
          euro: 140,
          sale: 115,
        },
        {
          name: 'Full-head balayage',
          text: 'Soft, natural colour from root to end, gloss included',
          minutes: 150,
          euro: 195,
          also: [{ label: 'Very long hair', minutes: 180, euro: 230 }],
        },
        { name: 'Gloss & toner', text: 'Shine and tone between colour visits', minutes: 30, euro: 45, sale: 36 },
        { name: 'Root colour', text: 'Ammonia-free cover, matched to your shade', minutes: 75, euro: 78 },
        {
          name: 'Colour correction',
          text: 'For colour that went wrong. We plan it with you first, and it may take more than one visit',
          minutes: 180,
          euro: 240,
          deposit: 40,
        },
      ],
    },
    {
      name: 'Treatments',
      services: [
        { name: 'Scalp ritual', text: 'Warm oil, a slow massage, steamed towels', minutes: 30, euro: 28 },
        { name: 'Bond repair', text: 'For hair that has been through a lot of colour', minutes: 45, euro: 48 },
        { name: 'Linen wrap', text: 'A deep mask under warm linen, with a blow-dry after', minutes: 60, euro: 65 },
      ],
    },
    {
      name: 'Skin & brows',
      chairs: [2],
      services: [
        { name: 'Brow shape', text: 'Tweezers and thread, no wax', minutes: 20, euro: 22 },
        { name: 'Brow shape & tint', text: 'Colour matched to your hair', minutes: 35, euro: 34 },
        { name: 'Quiet facial', text: 'Cleanse, massage and mask for the skin you have today', minutes: 50, euro: 72 },
        { name: 'Facial massage', text: 'Lifting strokes, no products left on', minutes: 30, euro: 45 },
      ],
    },
    {
      name: 'Bridal',
      chairs: [0, 3],
      services: [
        {
          name: 'Bridal trial',
          text: 'Two looks, photographed, with time to change your mind',
          minutes: 90,
          euro: 95,
          deposit: 50,
        },
        {
          name: 'Wedding morning',
          text: 'Hair for one, at the studio or at yours in Dublin',
          minutes: 120,
          euro: 180,
          deposit: 50,
        },
      ],
    },
  ],
  groups: [
    {
      category: 'Classes & courses',
      name: 'Braids for beginners',
      text: 'Three braids you can do on your own head, or on a small one that will not sit still',
      minutes: 90,
      euro: 35,
      seats: 8,
      kind: 'class',
      dates: 1,
      weekday: 6,
      at: 600,
    },
    {
      category: 'Classes & courses',
      name: 'Facial massage at home',
      text: 'Four evenings with your own two hands and a drop of oil',
      minutes: 60,
      euro: 96,
      sale: 80,
      seats: 8,
      kind: 'course',
      dates: 4,
      weekday: 4,
      at: 1140,
    },
    {
      category: 'Classes & courses',
      name: 'Scalp & breath',
      text: 'Half an hour of scalp massage in a circle, a quarter of an hour of quiet',
      minutes: 45,
      euro: 18,
      seats: 8,
      kind: 'weekly',
      dates: 14,
      weekday: 2,
      at: 1110,
    },
  ],
  vouchers: [
    {
      name: 'A quiet hour',
      title: 'For anything on the list',
      note: 'Good for every service, in one go or bit by bit.',
      color: 'thyme',
      euro: 50,
      sold: 14,
    },
    {
      name: 'The big day',
      title: 'Bridal trial and morning',
      note: 'All bridal services included.',
      color: 'plum',
      euro: 150,
      limit: 10,
      sold: 8,
      only: 'Bridal',
    },
  ],
};
