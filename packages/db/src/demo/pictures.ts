import type { Executor } from '../client.ts';
import type { Random } from '../generate/random.ts';
import { pictures } from '../schema/index.ts';
import { tradeCatalogues } from './catalogue/index.ts';
import type { ShopSketch } from './shops/index.ts';

const palettes = [
  ['sage', '#c3cfb8'],
  ['clay', '#dca184'],
  ['cream', '#efe2cc'],
  ['plum', '#8e7297'],
  ['honey', '#ecc784'],
  ['dusk', '#93a8b3'],
  ['blush', '#ecd0c2'],
] as const;

/** Four rooms and a front for each shop, no two shops from the same seed. The first picture stands for the shop. */
export async function storeShopPictures(
  db: Executor,
  sketch: ShopSketch,
  slug: string,
  businessId: number,
  random: Random,
) {
  const art = tradeCatalogues.find((trade) => trade.slug === sketch.trade)?.art ?? 'hair';
  const start = random.between(0, palettes.length - 1);
  const rooms = Array.from({ length: 4 }, (_, index) => {
    const [palette, tint] = palettes[(start + index * 2) % palettes.length] ?? palettes[0];
    return {
      name: `${slug}-${index + 1}`,
      drawing: { kind: 'scene', trade: art, seed: `${slug}-${index + 1}`, palette },
      alt:
        index === 0
          ? `A look into ${sketch.name}`
          : `${sketch.name}, ${['', 'the room', 'the tools', 'a corner'][index]}`,
      tint,
    };
  });
  const [palette, tint] = palettes[(start + 1) % palettes.length] ?? palettes[0];
  const front = {
    name: `${slug}-front`,
    drawing: { kind: 'shopFront', name: sketch.name, trade: art, seed: slug, palette },
    alt: `The front of ${sketch.name} on the street`,
    tint,
  };
  return db
    .insert(pictures)
    .values(
      [...rooms, front].map((picture) => ({
        ...picture,
        folder: 'business',
        origin: 'drawn',
        width: 1600,
        height: 1000,
        businessId,
      })),
    )
    .returning({ id: pictures.id });
}
