import type { Trade } from '@thyme/art';

export interface SuggestedService {
  name: string;
  minutes: number;
  /** Whole units of the shop's currency. */
  price: number;
}

export interface SuggestedTrade {
  slug: string;
  name: string;
  keywords: readonly string[];
  art: Trade;
  services: readonly SuggestedService[];
}

const service = (name: string, minutes: number, price: number): SuggestedService => ({ name, minutes, price });

/** The available trades, each with typical services. */
export const TRADES: readonly SuggestedTrade[] = [
  {
    slug: 'hair',
    name: 'Hair',
    keywords: ['hairdresser', 'salon', 'cut', 'colour', 'balayage', 'blow-dry'],
    art: 'hair',
    services: [
      service('Cut & blow-dry', 60, 58),
      service('Blow-dry', 40, 32),
      service('Root colour', 75, 72),
      service('Half-head highlights', 105, 115),
      service('Fringe trim', 15, 12),
    ],
  },
  {
    slug: 'barber',
    name: 'Barber',
    keywords: ['fade', 'beard', 'shave', 'gents'],
    art: 'barber',
    services: [
      service('Haircut', 30, 24),
      service('Skin fade', 40, 28),
      service('Beard trim', 20, 15),
      service('Cut & beard', 50, 36),
      service('Hot towel shave', 35, 30),
    ],
  },
  {
    slug: 'nails',
    name: 'Nails',
    keywords: ['manicure', 'pedicure', 'gel', 'nail bar'],
    art: 'nails',
    services: [
      service('Gel manicure', 50, 38),
      service('Builder gel overlay', 75, 52),
      service('Soak off & tidy', 30, 20),
      service('Pedicure', 60, 45),
      service('Nail art, per hand', 20, 12),
    ],
  },
  {
    slug: 'skin',
    name: 'Skin & facials',
    keywords: ['facial', 'beautician', 'peel', 'make-up'],
    art: 'makeup-skin',
    services: [
      service('Signature facial', 60, 75),
      service('Express facial', 30, 45),
      service('Gentle peel', 45, 80),
      service('Make-up for an occasion', 60, 60),
      service('Skin consultation', 30, 30),
    ],
  },
  {
    slug: 'brows-lashes',
    name: 'Brows & lashes',
    keywords: ['eyebrows', 'eyelashes', 'lamination', 'threading'],
    art: 'makeup-skin',
    services: [
      service('Brow shape & tint', 30, 28),
      service('Brow lamination', 45, 48),
      service('Lash lift', 60, 55),
      service('Lash extensions', 120, 95),
      service('Threading', 15, 14),
    ],
  },
  {
    slug: 'massage',
    name: 'Massage',
    keywords: ['spa', 'reflexology', 'hot stone', 'deep tissue'],
    art: 'massage-spa',
    services: [
      service('Full body massage', 60, 75),
      service('Back, neck & shoulders', 30, 45),
      service('Deep tissue', 60, 80),
      service('Hot stones', 75, 95),
      service('Reflexology', 50, 60),
    ],
  },
  {
    slug: 'yoga-pilates',
    name: 'Yoga & Pilates',
    keywords: ['yoga', 'pilates', 'stretch', 'mat'],
    art: 'yoga-pilates',
    services: [
      service('Private yoga', 60, 65),
      service('Private Pilates', 60, 70),
      service('Stretch & breathe', 45, 45),
      service('First look at your posture', 30, 30),
    ],
  },
  {
    slug: 'personal-training',
    name: 'Personal training',
    keywords: ['gym', 'fitness', 'trainer', 'strength'],
    art: 'gym-fitness',
    services: [
      service('Training session', 60, 50),
      service('First assessment', 45, 30),
      service('Training for two', 60, 70),
      service('Technique check', 30, 28),
    ],
  },
  {
    slug: 'therapy',
    name: 'Therapy',
    keywords: ['counselling', 'psychotherapy', 'physio', 'acupuncture'],
    art: 'therapy-counselling',
    services: [
      service('Session', 50, 75),
      service('First conversation', 50, 60),
      service('Session for two', 75, 110),
      service('Follow-up', 30, 45),
    ],
  },
  {
    slug: 'lessons',
    name: 'Lessons & tutoring',
    keywords: ['grinds', 'tutor', 'piano', 'languages'],
    art: 'tutoring',
    services: [
      service('Lesson', 60, 40),
      service('Half lesson', 30, 24),
      service('Exam preparation', 90, 65),
      service('First lesson', 45, 25),
    ],
  },
];

export const tradeOf = (slug: string): SuggestedTrade | undefined => TRADES.find((trade) => trade.slug === slug);
