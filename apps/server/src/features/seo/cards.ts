import { parseRecipe, picturePlace, postCard, shopCard } from '@thyme/art';
import { symbolOfCountry } from '@thyme/domain/money';
import sharp from 'sharp';
import type { Services } from '../../platform/services.ts';
import { findPostForCard, findShopForCard, type ShopForCard } from './store.ts';

const MAX_CACHED = 100;
const drawn = new Map<string, Promise<Buffer>>();

const hero = {
  kind: 'scene',
  trade: 'massage-spa',
  seed: 'hero-garden',
  palette: 'sage',
  time: 'morning',
  composition: 2,
} as const;
let siteCard: string | null = null;

/** The default preview card of pages. */
export async function siteCardImage(_services: Services, name: string): Promise<Buffer | null> {
  if (name !== 'thyme') return null;
  siteCard ??= postCard({
    title: 'Find an hour for yourself',
    about: 'Every time you see is really free.',
    picture: hero,
  });
  return paint(siteCard);
}

/** The preview card of a post, drawn once per text. */
export async function postCardImage({ db, clock }: Services, slug: string): Promise<Buffer | null> {
  const post = await findPostForCard(db, slug, clock.now());
  const picture = parseRecipe(post?.drawing);
  if (!post || !picture) return null;
  const { title, author, readingMinutes } = post;
  const about = `Blog, ${readingMinutes} ${readingMinutes === 1 ? 'minute' : 'minutes'}`;
  return paint(postCard({ title, about, author, picture }));
}

/** The preview card of a shop: its name, trade and place, rating and lowest price. */
export async function shopCardImage({ db, files }: Services, slug: string): Promise<Buffer | null> {
  const shop = await findShopForCard(db, slug);
  if (!shop) return null;
  const { name, trade, area, rating, ratingCount, storageKey } = shop;
  const count = `${ratingCount} ${ratingCount === 1 ? 'rating' : 'ratings'}`;
  const photograph = storageKey === null ? null : await files.read(storageKey);
  const card = shopCard({
    name,
    about: area ? `${trade}, ${area}` : trade,
    ...(ratingCount > 0 && { rating: { average: rating.toFixed(1), count } }),
    actions: ['Book A Service', ...lowestPrice(shop)],
    // A shop without photographs gets our own picture.
    picture: photograph ? null : (parseRecipe(shop.drawing) ?? hero),
  });
  return photograph && storageKey ? paint(card, { key: storageKey, bytes: photograph }) : paint(card);
}

function lowestPrice({ fromPrice, country }: ShopForCard): string[] {
  if (fromPrice === null) return [];
  const whole = fromPrice % 100 === 0 ? String(fromPrice / 100) : (fromPrice / 100).toFixed(2);
  return [`from ${symbolOfCountry(country)}${whole}`];
}

interface Photograph {
  key: string;
  bytes: Buffer;
}

async function paint(svg: string, photograph?: Photograph): Promise<Buffer> {
  const key = photograph ? `${photograph.key} ${svg}` : svg;
  const known = drawn.get(key);
  if (known) return known;
  const image = pictureOf(svg, photograph);
  if (drawn.size >= MAX_CACHED) drawn.delete(drawn.keys().next().value as string);
  drawn.set(key, image);
  image.catch(() => drawn.delete(key));
  return image;
}

async function pictureOf(svg: string, photograph: Photograph | undefined): Promise<Buffer> {
  const card = sharp(Buffer.from(svg));
  if (!photograph) return card.png({ compressionLevel: 9, palette: true }).toBuffer();
  const { left, top, width, height } = picturePlace;
  const input = await sharp(photograph.bytes).resize({ width, height, fit: 'cover' }).toBuffer();
  return card.composite([{ input, left, top }]).png({ compressionLevel: 9, palette: true }).toBuffer();
}
