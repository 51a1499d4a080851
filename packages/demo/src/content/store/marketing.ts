import type { Executor } from '@thyme/db';
import { bonuses, contentBlocks, type FeatureSlide, partnerFeatures, plans } from '@thyme/db/schema';
import type { Content } from '../read/index.ts';
import type { PictureShelf } from './pictures.ts';
import { type Change, syncRows } from './sync-rows.ts';

export async function storeFeatures(db: Executor, { features }: Content, shelf: PictureShelf): Promise<Change[]> {
  const rows = features.map((feature) => ({
    slug: feature.slug,
    title: feature.title,
    summary: feature.summary,
    pictureId: shelf.id(feature.image),
    sliders: feature.sliders.map(({ title, image, youtube_url }): FeatureSlide => {
      if (youtube_url) return { title, youtube_url };
      return image ? { title, image: shelf.place(image).src } : { title };
    }),
    description: feature.description,
    position: feature.position,
  }));
  return syncRows(db, { name: 'partner_features', table: partnerFeatures, key: ['slug'], rows });
}

export async function storeBonuses(db: Executor, content: Content, shelf: PictureShelf): Promise<Change[]> {
  const part = ({ title, description, video_id }: Content['bonuses'][number]['overview']) => ({
    title,
    description,
    videoId: video_id,
  });
  const rows = content.bonuses.map((bonus) => ({
    slug: bonus.slug,
    title: bonus.title,
    description: bonus.description,
    pictureId: shelf.id(bonus.image),
    alt: bonus.alt,
    overview: part(bonus.overview),
    software: part(bonus.software),
    position: bonus.position,
  }));
  return syncRows(db, { name: 'bonuses', table: bonuses, key: ['slug'], rows });
}

/** A plan that is no longer offered is kept for its subscribers. */
export async function storePlans(db: Executor, { blocks }: Content): Promise<Change[]> {
  const offered = blocks.pricing.plans.flatMap((plan, index) => {
    const common = {
      name: plan.name,
      tagline: plan.description,
      currency: blocks.pricing.currency,
      features: plan.features,
      diaries: plan.diaries,
      highlighted: plan.highlight,
      active: true,
      position: index,
    };
    return [
      { ...common, code: plan.slug, price: plan.monthly, period: 'month' },
      { ...common, code: `${plan.slug}-yearly`, price: plan.yearly, period: 'year' },
    ];
  });
  const codes = new Set(offered.map((plan) => plan.code));
  const gone = (await db.select().from(plans)).filter((plan) => !codes.has(plan.code));
  const rows = [...offered, ...gone.map(({ id: _id, ...plan }) => ({ ...plan, active: false }))];
  return syncRows(db, { name: 'plans', table: plans, key: ['code'], rows, keepOthers: true });
}

/** The blocks of copy, with the URLs of their pictures. */
export function blocksOf({ blocks, authors, home, ebook, bonuses: themes, bonusTestimonial }: Content) {
  return {
    ...blocks,
    authors,
    customers: home.customers,
    films: Object.fromEntries(home.films.map(({ page, ...film }) => [page, film])),
    'visit-sliders': home.visits,
    'bonus-sheets': Object.fromEntries(themes.map(({ slug, sheets }) => [slug, sheets])),
    'bonus-testimonial': bonusTestimonial,
    ebook,
  };
}

export async function storeBlocks(db: Executor, content: Content, shelf: PictureShelf): Promise<Change[]> {
  const rows = Object.entries(blocksOf(content)).map(([key, body]) => ({ key, body: shelf.placeInside(body) }));
  return syncRows(db, { name: 'content_blocks', table: contentBlocks, key: ['key'], rows });
}
