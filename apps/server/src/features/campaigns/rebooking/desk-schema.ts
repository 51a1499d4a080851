import { DAY } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { RemindersType } from '../../reminders/index.ts';
import { countRebookings } from './results.ts';

const RESULT_SPAN = 90 * DAY;

const ResultType = builder.objectRef<{ sent: number; booked: number }>('DeskRebookResult').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Guests who got a rebooking message in the last 90 days.' }),
    booked: t.exposeInt('booked', { description: 'Those who booked within two weeks of it.' }),
  }),
});

builder.objectField(RemindersType, 'rebook_result', (t) =>
  t.field({
    type: ResultType,
    resolve: ({ membership }, _args, { services }) =>
      countRebookings(services, membership.businessId, services.clock.now() - RESULT_SPAN),
  }),
);
