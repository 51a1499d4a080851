import { builder } from '../../graphql/builder.ts';
import type { DeliveryProblem } from './delivery-problem.ts';

/** Shown to those whom a mail did not reach, and to the shop that sent it. */
export const MailProblem = builder.objectRef<DeliveryProblem>('MailProblem').implement({
  description: 'Mail that does not arrive.',
  fields: (t) => ({
    kind: t.string({
      description: 'failed: it was given up. delayed: it has been tried for more than an hour.',
      resolve: ({ kind }) => kind,
    }),
    address: t.exposeString('address'),
    since: t.exposeInt('since', { description: 'In unix seconds.' }),
  }),
});
