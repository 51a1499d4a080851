import { z } from 'zod';
import './blocks-schema.ts';
import './blog-schema.ts';
import './fixed-schema.ts';
import { builder } from '../../graphql/builder.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import { cleanHtml } from '../../platform/text/clean-html.ts';
import * as content from './read-content.ts';

const slugArgument = z.string().min(1).max(100);

const Slider = builder.objectRef<content.SliderRow>('Slider').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    sub_title: t.exposeString('subTitle'),
    image: t.string({ nullable: true, resolve: (slider, _args, context) => pathOf(context, slider.pictureId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (slider) => slider.pictureId }),
    youtube_url: t.exposeString('youtubeUrl', { nullable: true }),
    status: t.exposeInt('status'),
    short_description: t.exposeString('shortDescription'),
    image_alt_text: t.exposeString('imageAltText'),
  }),
});

const Opinion = builder.objectRef<content.OpinionRow>('Opinion').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    photo: t.string({ nullable: true, resolve: (opinion, _args, context) => pathOf(context, opinion.photoId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (opinion) => opinion.photoId }),
    description: t.exposeString('description'),
    position: t.exposeString('jobTitle', { description: "The person's job." }),
    company: t.exposeString('company'),
    rating: t.exposeInt('rating', { nullable: true }),
    photo_alt_text: t.exposeString('photoAltText'),
    room: t.field({
      type: Picture,
      nullable: true,
      description: 'Where a customer works.',
      resolve: (opinion) => opinion.roomId,
    }),
    room_alt_text: t.exposeString('roomAltText'),
  }),
});

const PartnerFeature = builder.objectRef<content.PartnerFeatureRow>('PartnerFeature').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    image: t.string({ nullable: true, resolve: (feature, _args, context) => pathOf(context, feature.pictureId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (feature) => feature.pictureId }),
    sliders: t.string({
      description: 'JSON: a list of items with image, title or youtube_url.',
      resolve: (feature) => JSON.stringify(feature.sliders),
    }),
    description: t.string({ description: 'HTML.', resolve: (feature) => cleanHtml(feature.description) }),
  }),
});

const Faq = builder.objectRef<content.FaqRow>('Faq').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    question: t.exposeString('question'),
    answer: t.string({ description: 'HTML.', resolve: (faq) => cleanHtml(faq.answer) }),
  }),
});

const FaqCategory = builder.objectRef<content.FaqCategoryWithFaqs>('FaqCategory').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    faqs: t.field({ type: [Faq], resolve: (category) => category.faqs }),
  }),
});

const WebsiteVisitSlider = builder.objectRef<content.VisitSliderRow>('WebsiteVisitSlider').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    image: t.string({ nullable: true, resolve: (slider, _args, context) => pathOf(context, slider.pictureId) }),
    picture: t.field({ type: Picture, resolve: (slider) => slider.pictureId }),
    src: t.exposeString('src'),
  }),
});

const PageVideo = builder.objectRef<content.PageVideoRow>('PageVideo').implement({
  fields: (t) => ({
    page: t.exposeString('page'),
    video_code: t.exposeString('videoCode'),
    title: t.exposeString('title'),
    captions: t.exposeString('captions', { nullable: true }),
  }),
});

const Page = builder.objectRef<content.PageRow>('Page').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    body: t.string({ description: 'HTML.', resolve: (page) => cleanHtml(page.body) }),
    meta_description: t.exposeString('metaDescription'),
    updated_at: t.exposeInt('updatedAt'),
  }),
});

builder.queryFields((t) => ({
  sliders: t.field({
    type: [Slider],
    resolve: (_root, _args, context) => {
      context.dependsOn('content');
      return content.readSliders(context.services);
    },
  }),
  opinions: t.field({
    type: [Opinion],
    args: { section: t.arg.string({ defaultValue: 'testimonial', validate: z.string().max(40).nullish() }) },
    resolve: (_root, { section }, context) => {
      context.dependsOn('content');
      return content.readOpinions(context.services, section ?? 'testimonial');
    },
  }),
  partner_features: t.field({
    type: [PartnerFeature],
    resolve: (_root, _args, context) => {
      context.dependsOn('content');
      return content.readPartnerFeatures(context.services);
    },
  }),
  partner_feature: t.field({
    type: PartnerFeature,
    nullable: true,
    args: { slug: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: (_root, { slug }, context) => {
      context.dependsOn('content');
      return content.readPartnerFeature(context.services, slug);
    },
  }),
  faq_categories: t.field({
    type: [FaqCategory],
    args: { keyword: t.arg.string({ validate: z.string().max(200).nullish() }) },
    resolve: (_root, { keyword }, context) => {
      context.dependsOn('content');
      return content.searchFaqs(context.services, keyword ?? '');
    },
  }),
  website_visit_sliders: t.field({
    type: [WebsiteVisitSlider],
    args: { type: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: (_root, { type }, context) => {
      context.dependsOn('content');
      return content.readVisitSliders(context.services, type);
    },
  }),
  page_videos: t.field({
    type: PageVideo,
    nullable: true,
    args: { page: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: (_root, { page }, context) => {
      context.dependsOn('content');
      return content.readPageVideo(context.services, page);
    },
  }),
  pages: t.field({
    type: Page,
    nullable: true,
    args: { slug: t.arg.string({ required: true, validate: slugArgument }) },
    resolve: (_root, { slug }, context) => {
      context.dependsOn('content');
      return content.readPage(context.services, slug);
    },
  }),
}));
