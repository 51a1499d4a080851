import type { Services } from '../../platform/services.ts';
import type { Blocks } from './block-shapes.ts';
import { findBlock } from './block-store.ts';
import * as store from './store.ts';

export type {
  BonusRow,
  FaqRow,
  OffBoardingQuestionRow,
  OpinionRow,
  PageRow,
  PageVideoRow,
  PartnerFeatureRow,
  SliderRow,
  VisitSliderRow,
} from './store.ts';

export interface FaqCategoryWithFaqs extends store.FaqCategoryRow {
  faqs: store.FaqRow[];
}

/** Categories with the questions that contain every word; a search omits categories without a match. */
export async function searchFaqs({ db }: Services, keyword: string): Promise<FaqCategoryWithFaqs[]> {
  const words = keyword.split(/\s+/).filter(Boolean).slice(0, 8);
  const [categories, faqs] = await Promise.all([store.listFaqCategories(db), store.listFaqs(db, words)]);
  const byCategory = Map.groupBy(faqs, (faq) => faq.categoryId);
  const filled = categories.map((category) => ({ ...category, faqs: byCategory.get(category.id) ?? [] }));
  return words.length === 0 ? filled : filled.filter((category) => category.faqs.length > 0);
}

/** A block of copy; null until the content command has stored it. */
export const readBlock = <Key extends keyof Blocks>({ db }: Services, key: Key) => findBlock(db, key);

/** The author of a post, if content still lists the name. */
export async function readAuthor(services: Services, name: string): Promise<Blocks['authors'][number] | null> {
  const authors = (await readBlock(services, 'authors')) ?? [];
  return authors.find((author) => author.name === name) ?? null;
}

export const readSliders = ({ db }: Services) => store.listSliders(db);
export const readOpinions = ({ db }: Services, section: string) => store.listOpinions(db, section);
export const readPartnerFeatures = ({ db }: Services) => store.listPartnerFeatures(db);
export const readPartnerFeature = ({ db }: Services, slug: string) => store.findPartnerFeature(db, slug);
export const readVisitSliders = ({ db }: Services, type: string) => store.listVisitSliders(db, type);
export const readPageVideo = ({ db }: Services, page: string) => store.findPageVideo(db, page);
export const readPage = ({ db }: Services, slug: string) => store.findPage(db, slug);
export const readOffBoardingQuestion = ({ db }: Services) => store.findOffBoardingQuestion(db);
export const readBonuses = ({ db }: Services) => store.listBonuses(db);
export const readBonus = ({ db }: Services, slug: string) => store.findBonus(db, slug);
