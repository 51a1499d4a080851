import { DAY } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { RemindersType } from '../desk-schema.ts';
import { countReviews } from './results.ts';

const RESULT_SPAN = 90 * DAY;

const ResultType = builder.objectRef<{ sent: number; reviews: number }>('DeskReviewResult').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Appointments that were asked about in the last 90 days.' }),
    reviews: t.exposeInt('reviews', { description: 'Those that were then reviewed.' }),
  }),
});

builder.objectField(RemindersType, 'review_result', (t) =>
  t.field({
    type: ResultType,
    resolve: ({ membership }, _args, { services }) =>
      countReviews(services, membership.businessId, services.clock.now() - RESULT_SPAN),
  }),
);
