import { builder } from '../../graphql/builder.ts';
import type { BlockPicture, Blocks, Voice } from './block-shapes.ts';

/** A block's picture with its text, in the shape of `Picture`. */
export interface WordedPicture extends BlockPicture {
  alt: string;
}

export const DrawnPicture = builder.objectRef<WordedPicture>('DrawnPicture').implement({
  fields: (t) => ({
    image: t.exposeString('src'),
    alt: t.exposeString('alt'),
    width: t.exposeInt('width'),
    height: t.exposeInt('height'),
    tint: t.exposeString('tint'),
  }),
});

export const Answered = builder.objectRef<{ question: string; answer: string }>('Answered').implement({
  fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
});

export interface Said extends Voice {
  text: string;
}

export const Quote = builder.objectRef<Said>('Quote').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    author: t.exposeString('author'),
    company: t.exposeString('company'),
    photo: t.field({ type: DrawnPicture, resolve: ({ photo }) => ({ ...photo, alt: '' }) }),
  }),
});

const ComparisonRow = builder.objectRef<Blocks['comparison']['rows'][number]>('ComparisonRow').implement({
  fields: (t) => ({ label: t.exposeString('label'), cells: t.exposeStringList('cells') }),
});

export const Comparison = builder.objectRef<Blocks['comparison']>('Comparison').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    columns: t.exposeStringList('columns'),
    rows: t.field({ type: [ComparisonRow], resolve: ({ rows }) => rows }),
    note: t.exposeString('note'),
  }),
});

const Pain = builder.objectRef<Blocks['pains']['items'][number]>('Pain').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    minutes: t.exposeInt('minutes'),
    answer: t.exposeString('answer'),
  }),
});

export const Pains = builder.objectRef<Blocks['pains']>('Pains').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    items: t.field({ type: [Pain], resolve: ({ items }) => items }),
  }),
});

const Chapter = builder.objectRef<{ at: string; label: string }>('FilmChapter').implement({
  fields: (t) => ({ at: t.exposeString('at'), label: t.exposeString('label') }),
});

const FeatureBlock = builder.objectRef<Blocks['how-it-works']['blocks'][number]>('FeatureBlock').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    quote: t.field({ type: Quote, resolve: ({ quote, ...voice }) => ({ ...voice, text: quote }) }),
  }),
});

export const HowItWorks = builder.objectRef<Blocks['how-it-works']>('HowItWorks').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    chapters: t.field({ type: [Chapter], resolve: ({ chapters }) => chapters }),
    blocks: t.field({ type: [FeatureBlock], resolve: ({ blocks }) => blocks }),
  }),
});

const CallStep = builder.objectRef<Blocks['discovery-call']['steps'][number]>('CallStep').implement({
  fields: (t) => ({
    at: t.exposeString('at'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
  }),
});

export const DiscoveryCall = builder.objectRef<Blocks['discovery-call']>('DiscoveryCall').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    steps: t.field({ type: [CallStep], resolve: ({ steps }) => steps }),
    form_title: t.exposeString('form_title'),
    form_note: t.exposeString('form_note'),
    demo_text: t.exposeString('demo_text'),
    quote: t.field({ type: Quote, resolve: ({ quote }) => quote }),
    picture: t.field({ type: DrawnPicture, resolve: (call) => ({ ...call.image, alt: call.image_alt_text }) }),
    faqs: t.field({ type: [Answered], resolve: ({ faqs }) => faqs }),
  }),
});
