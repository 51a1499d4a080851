import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { cleanHtml } from '../../platform/text/clean-html.ts';
import type { Blocks } from './block-shapes.ts';
import { Answered, Comparison, DiscoveryCall, DrawnPicture, HowItWorks, Pains } from './block-types.ts';
import { readBlock } from './read-content.ts';

const slugArgument = z.string().min(1).max(100);
const amount = (cents: number) => cents / 100;

const Plan = builder.objectRef<Blocks['pricing']['plans'][number]>('Plan').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    monthly: t.float({ resolve: ({ monthly }) => amount(monthly) }),
    yearly: t.float({ resolve: ({ yearly }) => amount(yearly) }),
    highlight: t.exposeBoolean('highlight'),
    badge: t.string({ nullable: true, resolve: ({ badge }) => badge ?? null }),
    features: t.exposeStringList('features'),
  }),
});

const PlanLine = builder.objectRef<Blocks['pricing']['comparison'][number]>('PlanLine').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    values: t.stringList({
      description: "One per plan; 'yes' and 'no' mean included or not.",
      resolve: ({ values }) => values.map((value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)),
    }),
  }),
});

const Pricing = builder.objectRef<Blocks['pricing']>('Pricing').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    currency: t.exposeString('currency'),
    yearly_note: t.exposeString('yearly_note'),
    footnote: t.exposeString('footnote'),
    plans: t.field({ type: [Plan], resolve: ({ plans }) => plans }),
    comparison: t.field({ type: [PlanLine], resolve: ({ comparison }) => comparison }),
    faqs: t.field({ type: [Answered], resolve: ({ faqs }) => faqs }),
  }),
});

const FilmWords = builder.objectRef<Blocks['films'][string]>('FilmWords').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    poster: t.field({ type: DrawnPicture, resolve: (film) => ({ ...film.poster, alt: film.poster_alt_text }) }),
  }),
});

const BonusSheet = builder.objectRef<Blocks['bonus-sheets'][string][number]>('BonusSheet').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    steps: t.exposeStringList('steps'),
  }),
});

const BonusTestimonial = builder.objectRef<Blocks['bonus-testimonial']>('BonusTestimonial').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    author: t.exposeString('author'),
    company: t.exposeString('company'),
    image: t.string({ resolve: ({ image }) => image.src }),
    picture: t.field({ type: DrawnPicture, resolve: (said) => ({ ...said.image, alt: said.image_alt_text }) }),
    rating: t.exposeFloat('rating'),
  }),
});

const EbookChapter = builder.objectRef<Blocks['ebook']['chapters'][number]>('EbookChapter').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    body: t.string({ description: 'HTML.', resolve: ({ html }) => cleanHtml(html) }),
  }),
});

const Ebook = builder.objectRef<Blocks['ebook']>('Ebook').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    subtitle: t.exposeString('subtitle'),
    description: t.exposeString('description'),
    author: t.exposeString('author'),
    highlights: t.exposeStringList('highlights'),
    chapters: t.field({ type: [EbookChapter], resolve: ({ chapters }) => chapters }),
  }),
});

builder.queryFields((t) => {
  const block =
    <Key extends keyof Blocks>(key: Key) =>
    (_root: unknown, _args: unknown, context: RequestContext) => {
      context.dependsOn('content');
      return readBlock(context.services, key);
    };
  return {
    comparison: t.field({ type: Comparison, nullable: true, resolve: block('comparison') }),
    pains: t.field({ type: Pains, nullable: true, resolve: block('pains') }),
    how_it_works: t.field({ type: HowItWorks, nullable: true, resolve: block('how-it-works') }),
    discovery_call: t.field({ type: DiscoveryCall, nullable: true, resolve: block('discovery-call') }),
    pricing: t.field({ type: Pricing, nullable: true, resolve: block('pricing') }),
    bonus_testimonial: t.field({ type: BonusTestimonial, nullable: true, resolve: block('bonus-testimonial') }),
    ebook: t.field({ type: Ebook, nullable: true, resolve: block('ebook') }),
    film: t.field({
      type: FilmWords,
      nullable: true,
      description: "Text and poster of a page's film.",
      args: { page: t.arg.string({ required: true, validate: slugArgument }) },
      resolve: async (_root, { page }, context) => {
        context.dependsOn('content');
        return (await readBlock(context.services, 'films'))?.[page] ?? null;
      },
    }),
    page_picture: t.field({
      type: DrawnPicture,
      nullable: true,
      description: 'The picture of a page whose text comes from elsewhere.',
      args: { page: t.arg.string({ required: true, validate: slugArgument }) },
      resolve: async (_root, { page }, context) => {
        context.dependsOn('content');
        const found = (await readBlock(context.services, 'page-pictures'))?.[page];
        return found ? { ...found.image, alt: found.image_alt_text } : null;
      },
    }),
    bonus_sheets: t.field({
      type: [BonusSheet],
      args: { slug: t.arg.string({ required: true, validate: slugArgument }) },
      resolve: async (_root, { slug }, context) => {
        context.dependsOn('content');
        return (await readBlock(context.services, 'bonus-sheets'))?.[slug] ?? [];
      },
    }),
  };
});
