import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { Picture, pathOf } from '../../graphql/picture.ts';
import * as content from './read-content.ts';

const OffboardingChoice = builder.objectRef<{ id: number; title: string }>('OffboardingChoice').implement({
  fields: (t) => ({ id: t.exposeInt('id'), title: t.exposeString('title') }),
});

const OffboardingQuestion = builder.objectRef<content.OffBoardingQuestionRow>('OffboardingQuestion').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    questions: t.field({ type: [OffboardingChoice], resolve: (question) => question.questions }),
  }),
});

const BonusPart = builder.objectRef<content.BonusRow['overview']>('BonusPart').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    video_id: t.exposeString('videoId', { nullable: true }),
  }),
});

const Bonus = builder.objectRef<content.BonusRow>('Bonus').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    image: t.string({ nullable: true, resolve: (bonus, _args, context) => pathOf(context, bonus.pictureId) }),
    picture: t.field({ type: Picture, nullable: true, resolve: (bonus) => bonus.pictureId }),
    alt: t.exposeString('alt'),
    overview: t.field({ type: BonusPart, resolve: (bonus) => bonus.overview }),
    software: t.field({ type: BonusPart, resolve: (bonus) => bonus.software }),
  }),
});

builder.queryFields((t) => ({
  offboarding_question: t.field({
    type: OffboardingQuestion,
    nullable: true,
    resolve: (_root, _args, { services }) => content.readOffBoardingQuestion(services),
  }),
  bonuses: t.field({
    type: [Bonus],
    resolve: (_root, _args, context) => {
      context.dependsOn('content');
      return content.readBonuses(context.services);
    },
  }),
  bonus: t.field({
    type: Bonus,
    nullable: true,
    args: { slug: t.arg.string({ required: true, validate: z.string().min(1).max(100) }) },
    resolve: (_root, { slug }, context) => {
      context.dependsOn('content');
      return content.readBonus(context.services, slug);
    },
  }),
}));
