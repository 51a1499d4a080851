import { barber } from './barber.ts';
import { brows } from './brows.ts';
import { fitness } from './fitness.ts';
import { hair } from './hair.ts';
import { lessons } from './lessons.ts';
import { massage } from './massage.ts';
import { movement } from './movement.ts';
import { nails } from './nails.ts';
import type { Catalogue } from './sketch.ts';
import { skin } from './skin.ts';
import { therapy } from './therapy.ts';

export type { Catalogue, CategorySketch, GroupSketch, ServiceSketch, VoucherSketch } from './sketch.ts';

/** The trades of the marketplace, in the order of the home page. `art` names the drawings for it. */
export const tradeCatalogues = [
  {
    slug: 'hair',
    name: 'Hair',
    art: 'hair',
    keywords: ['hairdresser', 'salon', 'cut', 'colour', 'balayage', 'blow-dry'],
    catalogue: hair,
  },
  { slug: 'barber', name: 'Barber', art: 'barber', keywords: ['fade', 'beard', 'shave', 'gents'], catalogue: barber },
  {
    slug: 'nails',
    name: 'Nails',
    art: 'nails',
    keywords: ['manicure', 'pedicure', 'gel', 'nail bar'],
    catalogue: nails,
  },
  {
    slug: 'skin',
    name: 'Skin & facials',
    art: 'makeup-skin',
    keywords: ['facial', 'beautician', 'peel', 'make-up'],
    catalogue: skin,
  },
  {
    slug: 'brows-lashes',
    name: 'Brows & lashes',
    art: 'makeup-skin',
    keywords: ['eyebrows', 'eyelashes', 'lamination', 'threading'],
    catalogue: brows,
  },
  {
    slug: 'massage',
    name: 'Massage',
    art: 'massage-spa',
    keywords: ['spa', 'reflexology', 'hot stone', 'deep tissue'],
    catalogue: massage,
  },
  {
    slug: 'yoga-pilates',
    name: 'Yoga & Pilates',
    art: 'yoga-pilates',
    keywords: ['yoga', 'pilates', 'stretch', 'mat'],
    catalogue: movement,
  },
  {
    slug: 'personal-training',
    name: 'Personal training',
    art: 'gym-fitness',
    keywords: ['gym', 'fitness', 'trainer', 'strength'],
    catalogue: fitness,
  },
  {
    slug: 'therapy',
    name: 'Therapy',
    art: 'therapy-counselling',
    keywords: ['counselling', 'psychotherapy', 'physio', 'acupuncture'],
    catalogue: therapy,
  },
  {
    slug: 'lessons',
    name: 'Lessons & tutoring',
    art: 'tutoring',
    keywords: ['grinds', 'tutor', 'piano', 'languages'],
    catalogue: lessons,
  },
] as const satisfies readonly {
  slug: string;
  name: string;
  art: string;
  keywords: readonly string[];
  catalogue: Catalogue;
}[];

export type TradeSlug = (typeof tradeCatalogues)[number]['slug'];
