import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, identity, instant, updatedAt } from '../columns.ts';
import { pictures } from '../pictures.ts';

const picture = (name: string) => integer(name).references(() => pictures.id);

export const sliders = pgTable(
  'sliders',
  {
    id: identity().primaryKey(),
    title: text('title').notNull(),
    subTitle: text('sub_title').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    pictureId: picture('picture_id'),
    /** A slide is a picture or a video. */
    youtubeUrl: text('youtube_url'),
    imageAltText: text('image_alt_text').notNull().default(''),
    status: smallint('status').notNull().default(1),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('sliders_picture').on(t.pictureId),
    check('sliders_shown', sql`num_nonnulls(${t.pictureId}, ${t.youtubeUrl}) >= 1`),
    check('sliders_status', sql`${t.status} in (0, 1)`),
  ],
);

/** Testimonials: on the home page, of its three customers, in the feature blocks and on the bonus pages. */
export const opinions = pgTable(
  'opinions',
  {
    id: identity().primaryKey(),
    section: text('section').notNull().default('testimonial'),
    name: text('name').notNull(),
    jobTitle: text('position').notNull().default(''),
    company: text('company').notNull().default(''),
    description: text('description').notNull(),
    photoId: picture('photo_id'),
    photoAltText: text('photo_alt_text').notNull().default(''),
    /** A picture of the customer's workplace. */
    roomId: picture('room_id'),
    roomAltText: text('room_alt_text').notNull().default(''),
    rating: smallint('rating'),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (t) => [
    index('opinions_photo').on(t.photoId),
    index('opinions_room').on(t.roomId).where(sql`${t.roomId} is not null`),
    index('opinions_section').on(t.section, t.sortOrder),
    check('opinions_section_known', sql`${t.section} in ('testimonial', 'customer', 'feature', 'bonus')`),
    check('opinions_rating', sql`${t.rating} between 1 and 5`),
  ],
);

export interface FeatureSlide {
  title?: string;
  image?: string;
  youtube_url?: string;
}

export const partnerFeatures = pgTable(
  'partner_features',
  {
    id: identity().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    pictureId: picture('picture_id'),
    sliders: jsonb('sliders').$type<FeatureSlide[]>().notNull().default([]),
    /** HTML, sanitised when stored. */
    description: text('description').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [index('partner_features_picture').on(t.pictureId)],
);

export const websiteVisitSliders = pgTable(
  'website_visit_sliders',
  {
    id: identity().primaryKey(),
    type: text('type').notNull(),
    pictureId: picture('picture_id').notNull(),
    src: text('src').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('website_visit_sliders_picture').on(t.pictureId),
    index('website_visit_sliders_type').on(t.type, t.position),
    check('website_visit_sliders_type_known', sql`${t.type} in ('partner-app-slider', 'guest-app-slider')`),
  ],
);

/** A video for a place on the site: a hosted video's code, or the path of our own file. */
export const pageVideos = pgTable('page_videos', {
  page: text('page').primaryKey(),
  videoCode: text('video_code').notNull(),
  title: text('title').notNull().default(''),
  captions: text('captions'),
});

export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  metaDescription: text('meta_description').notNull().default(''),
  updatedAt: updatedAt(),
});

export const faqCategories = pgTable('faq_categories', {
  id: identity().primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
});

export const faqs = pgTable(
  'faqs',
  {
    id: identity().primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => faqCategories.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    position: integer('position').notNull().default(0),
    searchText: text('search_text').notNull().generatedAlwaysAs(sql`fold_text(question || ' ' || answer)`),
  },
  (t) => [
    index('faqs_category').on(t.categoryId, t.position),
    index('faqs_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

export const blogs = pgTable(
  'blogs',
  {
    id: identity().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    /** HTML, sanitised when stored. */
    description: text('description').notNull(),
    author: text('author').notNull().default(''),
    topic: text('topic').notNull().default(''),
    pictureId: picture('picture_id'),
    imageAltText: text('image_alt_text').notNull().default(''),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeywords: text('meta_keywords').notNull().default(''),
    readingMinutes: smallint('reading_minutes').notNull().default(1),
    published: boolean('published').notNull().default(true),
    publishedAt: instant('published_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('blogs_picture').on(t.pictureId),
    index('blogs_latest').on(t.publishedAt, t.id).where(sql`${t.published}`),
    index('blogs_topic').on(t.topic, t.publishedAt).where(sql`${t.published}`),
  ],
);

export const relatedBlogs = pgTable(
  'related_blogs',
  {
    blogId: integer('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.blogId, t.relatedId] }),
    index('related_blogs_related').on(t.relatedId),
    check('related_blogs_other', sql`${t.blogId} <> ${t.relatedId}`),
  ],
);

export const offBoardingQuestions = pgTable('off_boarding_questions', {
  id: identity().primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  questions: jsonb('questions').$type<{ id: number; title: string }[]>().notNull(),
});

export interface BonusPart {
  title: string;
  description: string;
  videoId: string | null;
}

export const bonuses = pgTable(
  'bonuses',
  {
    id: identity().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    pictureId: picture('picture_id'),
    alt: text('alt').notNull().default(''),
    overview: jsonb('overview').$type<BonusPart>().notNull(),
    software: jsonb('software').$type<BonusPart>().notNull(),
    position: integer('sort_order').notNull().default(0),
  },
  (t) => [index('bonuses_picture').on(t.pictureId)],
);
