import { tradeCatalogues } from '../catalogue/index.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { ShopSketch } from '../shops/index.ts';
import type { DemoShop } from './demo-shop.ts';

/** Placeholder colours of the palettes while a picture loads. */
const tints = {
  sage: '#ced5c0',
  clay: '#e3b197',
  cream: '#e8d4b9',
  plum: '#a48ba6',
  honey: '#efd199',
  dusk: '#a9b6ba',
  night: '#415744',
  blush: '#f0d9cc',
  moss: '#a6ad83',
  sky: '#d8e2e2',
  rose: '#e1b5b0',
  ink: '#464f5a',
  linen: '#e9ddcd',
  teal: '#90b2a9',
} as const;
type PaletteName = keyof typeof tints;

/** Palettes that suit a trade. */
const palettesOf: Record<string, readonly PaletteName[]> = {
  hair: ['blush', 'sage', 'clay', 'cream', 'plum', 'dusk', 'rose', 'teal', 'linen', 'moss'],
  barber: ['night', 'dusk', 'cream', 'clay', 'honey', 'ink', 'moss', 'teal', 'linen'],
  nails: ['blush', 'plum', 'honey', 'sage', 'clay', 'dusk', 'rose', 'sky', 'linen', 'teal'],
  'massage-spa': ['sage', 'night', 'cream', 'clay', 'plum', 'teal', 'linen', 'moss', 'sky'],
  'yoga-pilates': ['cream', 'sage', 'honey', 'clay', 'dusk', 'blush', 'linen', 'sky', 'moss', 'rose'],
  'gym-fitness': ['dusk', 'honey', 'night', 'clay', 'sage', 'ink', 'teal', 'sky', 'moss'],
  'therapy-counselling': ['sage', 'clay', 'dusk', 'cream', 'plum', 'night', 'moss', 'sky', 'linen', 'teal'],
  tutoring: ['honey', 'dusk', 'night', 'cream', 'sage', 'sky', 'ink', 'teal', 'moss'],
  'makeup-skin': ['blush', 'clay', 'plum', 'cream', 'honey', 'rose', 'linen', 'sky', 'dusk'],
};
const views = ['a look inside', 'the room', 'the tools', 'a corner', 'the waiting room', 'by the window', 'the shelf'];
const size = { origin: 'drawn', width: 1600, height: 1000 };

type Painted = Pick<DemoShop, 'id' | 'slug' | 'sketch' | 'random'>;

const artOf = (trade: ShopSketch['trade']) =>
  tradeCatalogues.find(({ slug }) => slug === trade)?.art ?? tradeCatalogues[0].art;

/**
 * Rooms in two of the shop's colours, and its front; the first picture represents the shop. `turn` counts the shops of
 * a trade, so that each begins with another colour.
 */
export function addShopPictures(rows: DemoRows, shop: Painted, turn: number) {
  const { id: businessId, slug, sketch, random } = shop;
  const trade = artOf(sketch.trade);
  const palettes = palettesOf[trade] ?? ['sage'];
  const paletteAt = (index: number) => palettes[(turn + (index % 2) * 3) % palettes.length] ?? 'sage';
  const rooms = Array.from({ length: (sketch.pictures ?? random.between(4, 6)) - 1 }, (_, index) => ({
    name: `${slug}-${index + 1}`,
    // The compositions of a trade begin with its tools and chairs, so the first picture always shows what is done
    // there.
    drawing: {
      kind: 'scene',
      trade,
      seed: `${slug}-${index + 1}`,
      palette: paletteAt(index),
      composition: (turn % 4) + index,
    },
    alt: `${sketch.name}, ${views[index % views.length]}`,
    tint: tints[paletteAt(index)],
  }));
  const front = {
    name: `${slug}-front`,
    drawing: { kind: 'shopFront', name: sketch.name, trade, seed: slug, palette: paletteAt(1) },
    alt: `The front of ${sketch.name} on the street`,
    tint: tints[paletteAt(1)],
  };
  for (const [position, picture] of [...rooms, front].entries()) {
    const pictureId = rows.add('pictures', { ...picture, ...size, folder: 'business', businessId });
    const placed = { businessId, pictureId, position };
    if (position < 4) rows.put('businessPictures', { ...placed, role: 'slider' });
    rows.put('businessPictures', { ...placed, role: 'photo' });
  }
}

/** Trades are stored before pictures, so this name connects them. */
const tradePictureOf = (slug: string) => `trade-${slug}`;

/** The trades, each with its picture. */
export function addTrades(rows: DemoRows) {
  for (const [position, { slug, name, art, keywords }] of tradeCatalogues.entries()) {
    const palette = palettesOf[art]?.[0] ?? 'sage';
    rows.add('pictures', {
      ...size,
      folder: 'content',
      name: tradePictureOf(slug),
      drawing: { kind: 'scene', trade: art, seed: `trade-${slug}`, palette, composition: 0 },
      alt: name,
      tint: tints[palette],
    });
    rows.put('trades', { slug, name, keywords: [...keywords], position });
  }
}
