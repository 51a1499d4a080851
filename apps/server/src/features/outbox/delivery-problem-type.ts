import { builder } from '../../graphql/builder.ts';
import type { DeliveryProblem } from './delivery-problem.ts';

/** Shown to recipients whom a mail did not reach, and to the shop that sent it. */
export const MailProblem = builder.objectRef<DeliveryProblem>('MailProblem').implement({
  description: 'Mail that does not arrive.',
  fields: (t) => ({
    kind: t.string({
      description: 'failed: given up. delayed: retried for more than an hour.',
      resolve: ({ kind }) => kind,
    }),
    address: t.exposeString('address'),
    since: t.exposeInt('since', { description: 'In unix seconds.' }),
  }),
});
