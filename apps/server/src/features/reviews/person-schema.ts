import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { TeamPerson } from '../people/person-type.ts';
import { readReviewsOfPerson } from './read-reviews.ts';
import { Review } from './schema.ts';

const MOST = 12;

/** Extends the type that `people` defines. */
builder.objectFields(TeamPerson, (t) => ({
  reviews: t.field({
    type: [Review],
    description: 'The newest reviews with a comment, of appointments in which the person served.',
    args: { count: t.arg.int({ validate: z.int().min(1).max(MOST).nullish() }) },
    resolve: ({ businessId, id }, { count }, { services }) =>
      readReviewsOfPerson(services, { businessId, personId: id, count: count ?? MOST }),
  }),
}));
