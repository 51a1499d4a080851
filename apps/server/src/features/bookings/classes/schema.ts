import { wallOf } from '@thyme/domain/time';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { Appointment } from '../appointments/appointment-type.ts';
import { giveBackDate } from './give-back.ts';
import { type GivenDate, listGivenDates } from './given-dates.ts';

const GivenDateType = builder.objectRef<GivenDate & { zone: string }>('GivenClassDate').implement({
  description: 'A date that the shop gave in place of a cancelled one. It can be returned until it starts.',
  fields: (t) => ({
    schedule_id: t.exposeInt('scheduleId'),
    time: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ startsAt, zone }) => wallOf(zone, startsAt),
    }),
    was: t.int({ description: 'The cancelled date.', resolve: ({ wasAt, zone }) => wallOf(zone, wasAt) }),
  }),
});

builder.objectFields(Appointment, (t) => ({
  given_dates: t.field({
    type: [GivenDateType],
    resolve: async ({ appointment, zone }, _args, { services }) => {
      const { businessId, id: appointmentId } = appointment;
      const dates = await listGivenDates(services, { businessId, appointmentId });
      return dates.map((date) => ({ ...date, zone }));
    },
  }),
}));

builder.mutationFields((t) => ({
  give_back_class_date: t.field({
    type: Acknowledgement,
    description: 'The guest returns a given date and is refunded.',
    authScopes: { guest: true },
    args: { appt_id: t.arg.int({ required: true }), schedule_id: t.arg.int({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) =>
      giveBackDate(services, (await requireViewer()).id, {
        appointmentId: args.appt_id,
        scheduleId: args.schedule_id,
      }),
  }),
}));
