import { randomUUID } from 'node:crypto';
import { type Recipe, tintOf } from '@thyme/art';
import type { Db } from '../../platform/database/database.ts';
import { deleteDrawn, insertDrawn, orderPictures } from '../businesses/index.ts';
import type { SuggestedTrade } from './suggestions.ts';

const SIZE = { width: 1600, height: 1000 };

/** Draws pictures for a shop without photographs: two interiors and its front, derived from its name. */
export async function drawShop(
  db: Db,
  { businessId, slug, name, trade }: { businessId: number; slug: string; name: string; trade: SuggestedTrade },
): Promise<void> {
  if (!(await deleteDrawn(db, businessId))) return;
  const recipes: { recipe: Recipe; alt: string }[] = [
    {
      recipe: { kind: 'scene', trade: trade.art, seed: `${slug}-1`, composition: 0 },
      alt: `${name}, drawn: the tools`,
    },
    { recipe: { kind: 'scene', trade: trade.art, seed: `${slug}-2`, composition: 1 }, alt: `${name}, drawn: the room` },
    { recipe: { kind: 'shopFront', name, trade: trade.art, seed: slug }, alt: `${name}, drawn: its front` },
  ];
  const rows = recipes.map(({ recipe, alt }) => ({
    ...SIZE,
    folder: 'business',
    name: randomUUID(),
    origin: 'drawn',
    drawing: { ...recipe },
    alt,
    tint: tintOf(recipe),
    businessId,
  }));
  await orderPictures(db, businessId, await insertDrawn(db, rows));
}
