/** A service: name, minutes, price in cents. */
type Offer = readonly [string, number, number];

export interface TradeKit {
  slug: string;
  name: string;
  categories: readonly { name: string; offers: readonly Offer[] }[];
}

export const tradeKits: readonly TradeKit[] = [
  {
    slug: 'hair',
    name: 'Hair',
    categories: [
      {
        name: 'Cut & style',
        offers: [
          ['Cut & finish', 60, 6800],
          ['Restyle', 75, 8200],
          ['Wash & blow-dry', 45, 3800],
          ['Fringe trim', 15, 1500],
        ],
      },
      {
        name: 'Colour',
        offers: [
          ['Half-head balayage', 105, 14000],
          ['Root colour', 75, 7800],
          ['Gloss & toner', 30, 4500],
          ['Full-head balayage', 150, 19500],
        ],
      },
    ],
  },
  {
    slug: 'barber',
    name: 'Barber',
    categories: [
      {
        name: 'Cuts',
        offers: [
          ['Skin fade', 40, 2800],
          ['Scissor cut', 45, 3000],
          ['Boy’s cut', 30, 1800],
        ],
      },
      {
        name: 'Shaves',
        offers: [
          ['Hot towel shave', 30, 2600],
          ['Beard shape', 20, 1600],
        ],
      },
    ],
  },
  {
    slug: 'nails',
    name: 'Nails',
    categories: [
      {
        name: 'Hands',
        offers: [
          ['Gel manicure', 50, 3800],
          ['Builder gel overlay', 75, 5200],
          ['Soak off & tidy', 30, 2000],
        ],
      },
      {
        name: 'Feet',
        offers: [
          ['Pedicure', 60, 4500],
          ['Gel pedicure', 75, 5500],
        ],
      },
    ],
  },
  {
    slug: 'massage-spa',
    name: 'Massage & spa',
    categories: [
      {
        name: 'Massage',
        offers: [
          ['Deep tissue massage', 60, 8000],
          ['Back & shoulders', 30, 4800],
          ['Hot stone massage', 90, 11000],
          ['Lymphatic drainage', 60, 8500],
        ],
      },
      {
        name: 'Facials',
        offers: [
          ['Quiet facial', 50, 7200],
          ['Facial massage', 30, 4500],
        ],
      },
    ],
  },
  {
    slug: 'yoga-pilates',
    name: 'Yoga & Pilates',
    categories: [
      {
        name: 'One to one',
        offers: [
          ['Private yoga', 60, 6500],
          ['Reformer for one', 50, 7000],
          ['Posture check', 30, 3500],
        ],
      },
      { name: 'For two', offers: [['Yoga for two', 75, 9000]] },
    ],
  },
  {
    slug: 'gym-fitness',
    name: 'Fitness',
    categories: [
      {
        name: 'Training',
        offers: [
          ['Personal training', 60, 5500],
          ['Half-hour strength', 30, 3200],
          ['Running form', 45, 4500],
        ],
      },
      {
        name: 'Plans',
        offers: [
          ['Programme review', 30, 4000],
          ['Body check', 45, 3500],
        ],
      },
    ],
  },
  {
    slug: 'therapy-counselling',
    name: 'Therapy',
    categories: [
      {
        name: 'Sessions',
        offers: [
          ['First conversation', 50, 7000],
          ['Counselling session', 50, 7500],
          ['Couples session', 80, 11000],
        ],
      },
      {
        name: 'Body',
        offers: [
          ['Physiotherapy', 45, 6500],
          ['Craniosacral therapy', 60, 7000],
        ],
      },
    ],
  },
  {
    slug: 'tutoring',
    name: 'Tutoring',
    categories: [
      {
        name: 'School',
        offers: [
          ['Leaving Cert maths', 60, 4500],
          ['Junior Cert Irish', 60, 4000],
          ['Essay clinic', 45, 3500],
        ],
      },
      {
        name: 'Music',
        offers: [
          ['Fiddle lesson', 45, 3800],
          ['Piano lesson', 30, 2800],
        ],
      },
    ],
  },
];
