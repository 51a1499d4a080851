import {
  bonuses,
  faqCategories,
  faqs,
  offBoardingQuestions,
  opinions,
  pages,
  pageVideos,
  partnerFeatures,
  sliders,
  websiteVisitSliders,
} from '@thyme/db/schema';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

export type SliderRow = typeof sliders.$inferSelect;
export type OpinionRow = typeof opinions.$inferSelect;
export type PartnerFeatureRow = typeof partnerFeatures.$inferSelect;
export type VisitSliderRow = typeof websiteVisitSliders.$inferSelect;
export type PageVideoRow = typeof pageVideos.$inferSelect;
export type PageRow = typeof pages.$inferSelect;
export type FaqCategoryRow = typeof faqCategories.$inferSelect;
export type FaqRow = Pick<typeof faqs.$inferSelect, 'id' | 'categoryId' | 'slug' | 'question' | 'answer'>;
export type BonusRow = typeof bonuses.$inferSelect;
export type OffBoardingQuestionRow = typeof offBoardingQuestions.$inferSelect;

export function listSliders(db: Db): Promise<SliderRow[]> {
  return db.select().from(sliders).where(eq(sliders.status, 1)).orderBy(asc(sliders.position), asc(sliders.id));
}

export function listOpinions(db: Db, section: string): Promise<OpinionRow[]> {
  return db
    .select()
    .from(opinions)
    .where(eq(opinions.section, section))
    .orderBy(asc(opinions.sortOrder), asc(opinions.id));
}

export function listPartnerFeatures(db: Db): Promise<PartnerFeatureRow[]> {
  return db.select().from(partnerFeatures).orderBy(asc(partnerFeatures.position), asc(partnerFeatures.id));
}

export async function findPartnerFeature(db: Db, slug: string): Promise<PartnerFeatureRow | null> {
  const [row] = await db.select().from(partnerFeatures).where(eq(partnerFeatures.slug, slug));
  return row ?? null;
}

export function listVisitSliders(db: Db, type: string): Promise<VisitSliderRow[]> {
  return db
    .select()
    .from(websiteVisitSliders)
    .where(eq(websiteVisitSliders.type, type))
    .orderBy(asc(websiteVisitSliders.position), asc(websiteVisitSliders.id));
}

export async function findPageVideo(db: Db, page: string): Promise<PageVideoRow | null> {
  const [row] = await db.select().from(pageVideos).where(eq(pageVideos.page, page));
  return row ?? null;
}

export async function findPage(db: Db, slug: string): Promise<PageRow | null> {
  const [row] = await db.select().from(pages).where(eq(pages.slug, slug));
  return row ?? null;
}

export function listFaqCategories(db: Db): Promise<FaqCategoryRow[]> {
  return db.select().from(faqCategories).orderBy(asc(faqCategories.position), asc(faqCategories.id));
}

/** Every word has to occur, ignoring accents and case. */
export function listFaqs(db: Db, words: readonly string[]): Promise<FaqRow[]> {
  const holdsWords = words.map((word) => sql`position(fold_text(${word}) in ${faqs.searchText}) > 0`);
  return db
    .select({ id: faqs.id, categoryId: faqs.categoryId, slug: faqs.slug, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(and(...holdsWords))
    .orderBy(asc(faqs.position), asc(faqs.id));
}

export async function findOffBoardingQuestion(db: Db): Promise<OffBoardingQuestionRow | null> {
  const [row] = await db.select().from(offBoardingQuestions).orderBy(desc(offBoardingQuestions.id)).limit(1);
  return row ?? null;
}

export function listBonuses(db: Db): Promise<BonusRow[]> {
  return db.select().from(bonuses).orderBy(asc(bonuses.position), asc(bonuses.id));
}

export async function findBonus(db: Db, slug: string): Promise<BonusRow | null> {
  const [row] = await db.select().from(bonuses).where(eq(bonuses.slug, slug));
  return row ?? null;
}
