import { REPLY_MOST, REPORT_NOTE_MOST } from '@thyme/domain/reviews';
import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { countArgument, pageArgument, pageRequest } from '../../graphql/pagination.ts';
import { idArgument } from '../edits/change-type.ts';
import { type DeskReview, type DeskReviews, type ReviewFilter, readDeskReviews } from './desk-reviews.ts';
import { deleteReply, replyToReview, reportReview } from './reply.ts';
import { RatingLevel } from './schema.ts';

const PAGE = 20;
const FILTERS = ['all', 'unanswered', 'words', 'low'] as const;

const DeskReviewType = builder.objectRef<DeskReview & { zone: string }>('DeskReview').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    appt_id: t.exposeInt('appointmentId'),
    guest_id: t.int({ nullable: true, resolve: ({ guestId, isErased }) => (isErased ? null : guestId) }),
    guest_name: t.string({
      resolve: ({ firstName, lastName, isErased }) => (isErased ? 'Former guest' : `${firstName} ${lastName}`.trim()),
    }),
    service: t.exposeString('services'),
    person: t.exposeString('person', { nullable: true }),
    nth: t.exposeInt('nth', { description: 'Which of the guest’s appointments it is about: 1 for the first.' }),
    rating: t.exposeInt('rating'),
    comment: t.exposeString('comment'),
    written: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ createdAt, zone }) => wallOf(zone, createdAt),
    }),
    reply: t.exposeString('reply', { description: 'Empty without an answer.' }),
    hidden: t.boolean({ resolve: ({ hiddenAt }) => hiddenAt !== null }),
    report: t.string({ nullable: true, description: 'The reason of a report.', resolve: ({ reason }) => reason }),
    report_decided: t.string({
      nullable: true,
      description: 'stays or hidden; null while it is open.',
      resolve: ({ decision }) => decision,
    }),
    decide_by: t.int({
      nullable: true,
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ decideBy, zone }) => (decideBy === null ? null : wallOf(zone, decideBy)),
    }),
  }),
});

const Counts = builder.objectRef<DeskReviews['counts']>('DeskReviewCounts').implement({
  fields: (t) => ({
    all: t.exposeInt('all'),
    unanswered: t.exposeInt('unanswered'),
    words: t.exposeInt('words'),
    low: t.exposeInt('low'),
  }),
});

const DeskReviewList = builder.objectRef<DeskReviews>('DeskReviews').implement({
  fields: (t) => ({
    counts: t.field({ type: Counts, resolve: ({ counts }) => counts }),
    rating_distribution: t.field({ type: [RatingLevel], resolve: ({ distribution }) => distribution }),
    reviews: t.field({
      type: [DeskReviewType],
      resolve: ({ reviews, membership: { zone } }) => reviews.map((review) => ({ ...review, zone })),
    }),
  }),
});

builder.queryFields((t) => ({
  desk_reviews: t.field({
    type: DeskReviewList,
    description: 'Reviews of a shop for its members: unanswered ones first.',
    authScopes: { business: true },
    args: {
      business_id: t.arg.int({ required: true }),
      filter: t.arg.string({ validate: z.enum(FILTERS).nullish() }),
      count: t.arg.int({ validate: countArgument }),
      page: t.arg.int({ validate: pageArgument }),
    },
    resolve: async (_root, args, { services, requireViewer }) =>
      readDeskReviews(services, await requireViewer(), {
        businessId: args.business_id,
        filter: (args.filter ?? 'all') as ReviewFilter,
        page: pageRequest(args, PAGE),
      }),
  }),
}));

const ofReview = { authScopes: { business: true } as const, type: Acknowledgement };

builder.mutationFields((t) => ({
  desk_reply_review: t.field({
    ...ofReview,
    description: "Writes or changes the shop's public answer to a review.",
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      text: t.arg.string({ required: true, validate: z.string().max(2 * REPLY_MOST) }),
    },
    resolve: async (_root, { business_id, ...args }, { services, requireViewer }) =>
      replyToReview(services, await requireViewer(), { businessId: business_id, ...args }),
  }),
  desk_delete_reply: t.field({
    ...ofReview,
    args: { business_id: t.arg.int({ required: true }), id: t.arg.int({ required: true, validate: idArgument }) },
    resolve: async (_root, { business_id, id }, { services, requireViewer }) =>
      deleteReply(services, await requireViewer(), { businessId: business_id, id }),
  }),
  desk_report_review: t.field({
    ...ofReview,
    description: 'Reports a review to an operator, once.',
    args: {
      business_id: t.arg.int({ required: true }),
      id: t.arg.int({ required: true, validate: idArgument }),
      reason: t.arg.string({
        required: true,
        description: 'insulting, private-details, not-a-visit or advertising.',
        validate: z.string().max(40),
      }),
      note: t.arg.string({
        validate: z
          .string()
          .max(2 * REPORT_NOTE_MOST)
          .nullish(),
      }),
    },
    resolve: async (_root, { business_id, note, ...args }, { services, requireViewer }) =>
      reportReview(services, await requireViewer(), { businessId: business_id, note: note ?? '', ...args }),
  }),
}));
