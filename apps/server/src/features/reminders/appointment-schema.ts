import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../graphql/builder.ts';
import type { Membership } from '../access/index.ts';
import { CalendarEntry, DeskAppointment, GuestCard } from '../bookings/index.ts';
import { findTextChoice, listByReminders } from '../messages/index.ts';
import { deliveryOf } from './delivery.ts';
import { questionLoader, type ReminderRow } from './questions.ts';
import { costOfAsking, recorderOf } from './unanswered.ts';

interface AppointmentReminder {
  row: ReminderRow;
  membership: Membership;
}

const ReminderType = builder.objectRef<AppointmentReminder>('DeskAppointmentReminder').implement({
  description: 'The guest’s answer to a reminder.',
  fields: (t) => ({
    answer: t.string({
      nullable: true,
      description: 'confirmed, moved or cancelled; null without an answer.',
      resolve: ({ row }) => row.answer,
    }),
    asked: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ row, membership }) => wallOf(membership.zone, row.createdAt),
    }),
    answered: t.int({
      nullable: true,
      resolve: ({ row, membership: { zone } }) => (row.answeredAt === null ? null : wallOf(zone, row.answeredAt)),
    }),
    recorded_by: t.string({
      nullable: true,
      description: 'The member who recorded the answer; null if the guest answered.',
      resolve: ({ row }, _args, { services }) => recorderOf(services, row),
    }),
    asked_again: t.int({
      nullable: true,
      description: 'When the shop asked again by text.',
      resolve: ({ row, membership: { zone } }) => (row.askedAgainAt === null ? null : wallOf(zone, row.askedAgainAt)),
    }),
    text_cost: t.float({
      nullable: true,
      description: 'The price of asking again by text; null if that is not possible.',
      resolve: async ({ row, membership }, _args, { services }) => {
        const cost = await costOfAsking(services, membership, row);
        return cost === null ? null : toMajor(cost);
      },
    }),
    delivery: t.string({
      description: 'Its channels, and whether it arrived.',
      resolve: async ({ row }, _args, { services }) => deliveryOf(row, await listByReminders(services.db, [row.id])),
    }),
  }),
});

builder.objectField(DeskAppointment, 'reminder', (t) =>
  t.field({
    type: ReminderType,
    nullable: true,
    description: 'Null when the guest was not asked.',
    resolve: async ({ appointment, membership }, _args, context) => {
      const row = await questionLoader(context).load(appointment.id);
      return row && { row, membership };
    },
  }),
);

builder.objectField(CalendarEntry, 'reminder_answer', (t) =>
  t.string({
    nullable: true,
    description: 'confirmed, moved, cancelled, or unanswered; null when the guest was not asked.',
    resolve: async (entry, _args, context) => {
      if (entry.kind !== 'visit') return null;
      const row = await questionLoader(context).load(entry.appointment.appointmentId);
      return row && (row.answer ?? 'unanswered');
    },
  }),
);

builder.objectField(GuestCard, 'texts_allowed', (t) =>
  t.boolean({
    nullable: true,
    description: 'Whether a guest without an account gets texts; null for others, who choose themselves.',
    resolve: ({ guest }, _args, { services }) => findTextChoice(services.db, guest.id),
  }),
);
