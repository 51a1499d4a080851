import { COMMENT_MOST, lastInitial } from '@thyme/domain/reviews';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { countArgument, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { addReview } from './add-review.ts';
import { type BusinessReviews, type RatingRow, readReviews } from './read-reviews.ts';

const REVIEWS = 50;
const FORMER_AUTHOR = 'Former guest';

const ReviewAuthor = builder.objectRef<BusinessReviews['reviews'][number]>('ReviewAuthor').implement({
  description: 'Public: the first name and the initial of the last name.',
  fields: (t) => ({
    first_name: t.string({ resolve: ({ firstName, isErased }) => (isErased ? FORMER_AUTHOR : firstName) }),
    last_name: t.string({ resolve: ({ lastName, isErased }) => (isErased ? '' : lastInitial(lastName)) }),
  }),
});

const ReviewReply = builder.objectRef<{ reply: string; repliedAt: number | null }>('ReviewReply').implement({
  description: "The shop's public answer.",
  fields: (t) => ({
    text: t.exposeString('reply'),
    created_at: t.int({ resolve: ({ repliedAt }) => repliedAt ?? 0 }),
  }),
});

export const Review = builder.objectRef<BusinessReviews['reviews'][number]>('Review').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    business_id: t.exposeInt('businessId'),
    user_id: t.exposeInt('userId'),
    appt_id: t.exposeInt('appointmentId'),
    rating: t.exposeInt('rating'),
    comment: t.exposeString('comment'),
    created_at: t.exposeInt('createdAt'),
    user_info: t.field({ type: ReviewAuthor, resolve: (row) => row }),
    reply: t.field({ type: ReviewReply, nullable: true, resolve: (row) => (row.repliedAt === null ? null : row) }),
  }),
});

export const RatingLevel = builder.objectRef<RatingRow>('RatingLevel').implement({
  fields: (t) => ({
    rating_level: t.exposeInt('level'),
    number_of_rating: t.exposeInt('total'),
  }),
});

const BusinessReviewList = builder.objectRef<BusinessReviews>('BusinessReviews').implement({
  fields: (t) => ({
    rating_distribution: t.field({ type: [RatingLevel], resolve: (list) => list.distribution }),
    reviews: t.field({ type: [Review], resolve: (list) => list.reviews }),
    total: t.exposeInt('total'),
  }),
});

builder.queryFields((t) => ({
  business_reviews: t.field({
    type: BusinessReviewList,
    args: {
      business_id: t.arg.int({ required: true }),
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: (_root, args, context) => {
      context.dependsOn(`business:${args.business_id}`);
      return readReviews(context.services, args.business_id, pageRequest(args, REVIEWS));
    },
  }),
}));

builder.mutationFields((t) => ({
  add_review: t.field({
    type: Acknowledgement,
    description: 'Once per appointment, from 1 to 5 stars; the comment is optional.',
    authScopes: { guest: true },
    args: {
      appt_id: t.arg.int({ required: true }),
      rating: t.arg.int(),
      comment: t.arg.string({
        validate: z
          .string()
          .max(2 * COMMENT_MOST)
          .nullish(),
      }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      addReview(services, (await requireViewer()).id, {
        appointmentId: args.appt_id,
        rating: args.rating ?? null,
        comment: args.comment ?? null,
      }),
  }),
}));
