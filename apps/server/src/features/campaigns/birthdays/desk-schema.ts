import { DAY } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { RemindersType } from '../../reminders/index.ts';
import { countGreetings } from './results.ts';

const RESULT_SPAN = 365 * DAY;

const ResultType = builder.objectRef<{ sent: number; booked: number }>('DeskBirthdayResult').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent', { description: 'Guests who got a birthday message in the last year.' }),
    booked: t.exposeInt('booked', { description: 'Those who booked within two weeks of it.' }),
  }),
});

builder.objectField(RemindersType, 'birthday_result', (t) =>
  t.field({
    type: ResultType,
    resolve: ({ membership }, _args, { services }) =>
      countGreetings(services, membership.businessId, services.clock.now() - RESULT_SPAN),
  }),
);
