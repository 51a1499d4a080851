import { tradeCatalogues } from '../catalogue/index.ts';
import type { DemoRows } from '../rows/demo-rows.ts';
import type { ShopSketch } from '../shops/index.ts';
import type { DemoShop } from './demo-shop.ts';
import { orders, type View, type ViewKind, type Views, viewsOf } from './views.ts';

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
  physiotherapy: ['sky', 'teal', 'sage', 'linen', 'dusk', 'cream', 'moss', 'clay'],
  tutoring: ['honey', 'dusk', 'night', 'cream', 'sage', 'sky', 'ink', 'teal', 'moss'],
  'makeup-skin': ['blush', 'clay', 'plum', 'cream', 'honey', 'rose', 'linen', 'sky', 'dusk'],
};
const size = { origin: 'drawn', width: 1600, height: 1000 };

type Painted = Pick<DemoShop, 'id' | 'slug' | 'sketch' | 'random'>;

const artOf = (trade: ShopSketch['trade']) =>
  tradeCatalogues.find(({ slug }) => slug === trade)?.art ?? tradeCatalogues[0].art;

/** How many trades before this one have the same pictures; theirs must not look alike. */
const sharers = (art: string, trade: ShopSketch['trade']) =>
  tradeCatalogues.filter((each) => each.art === art).findIndex(({ slug }) => slug === trade);

/** The trade whose rooms and fronts are used where a shop's pictures are not its trade's. */
const PICTURED_ART = { physiotherapy: 'massage-spa' } as const;

/** Five to nine pictures. */
const countOf = ({ sketch, random }: Painted, turn: number) =>
  sketch.pictures ?? Math.min(9, random.between(4, 6) + 1 + (turn % 3));

/**
 * What each picture of a shop shows, in order and without repeats. `turn` counts the shops of a trade, so each begins
 * with another room and shows its work and results in another order.
 */
function planViews(views: Views, turn: number, count: number): ('front' | View)[] {
  const left = Object.fromEntries(
    Object.entries(views).map(([kind, list]) => [kind, list.map((_, i) => list[(i + turn) % list.length])]),
  ) as Record<ViewKind, View[]>;
  const order = orders[turn % orders.length] ?? orders[0] ?? [];
  // A kind without further pictures is replaced by another.
  const next = (kind: ViewKind) => left[kind].shift() ?? left.detail.shift() ?? left.room.shift();
  return order.flatMap((slot) => (slot === 'front' ? 'front' : (next(slot) ?? []))).slice(0, count);
}

/** The shop's pictures; the first represents it. People and rooms have its main colours, details its second ones. */
export function addShopPictures(rows: DemoRows, shop: Painted, shopTurn: number) {
  const { id: businessId, slug, sketch } = shop;
  const shown = sketch.pictured ?? artOf(sketch.trade);
  const turn = shopTurn + 10 * Math.max(0, sharers(shown, sketch.trade));
  const palettes = palettesOf[shown] ?? ['sage'];
  const trade = sketch.pictured ? PICTURED_ART[sketch.pictured] : shown;
  const [main, second] = [0, 3].map((step) => palettes[(turn + step) % palettes.length] ?? 'sage') as [
    PaletteName,
    PaletteName,
  ];
  const views = viewsOf[shown] ?? viewsOf.hair;
  if (!views) return;
  const details = new Set(views.detail);
  const pictureOf = (view: 'front' | View, position: number) => {
    if (view === 'front')
      return {
        name: `${slug}-front`,
        drawing: { kind: 'shopFront', name: sketch.name, trade, seed: slug, palette: main },
        alt: `${sketch.name} from the street`,
        tint: tints[main],
      };
    const name = `${slug}-${position + 1}`;
    const palette = details.has(view) ? second : main;
    return {
      name,
      drawing: {
        kind: 'scene',
        trade: view.art ?? trade,
        seed: `${slug}/${view.at}`,
        palette,
        composition: view.at,
        brand: sketch.name,
      },
      alt: `${view.shows} at ${sketch.name}`,
      tint: tints[palette],
    };
  };
  for (const [position, view] of planViews(views, turn, countOf(shop, turn)).entries()) {
    const picture = pictureOf(view, position);
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
