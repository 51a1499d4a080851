import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import { DeskGuest } from '../../guests/desk-guest-type.ts';
import { retainedOf } from './appointment-money-loader.ts';
import { type GuestAppointment, readGuestAppointments } from './guest-appointments.ts';

const GuestAppointmentType = builder.objectRef<GuestAppointment>('DeskGuestAppointment').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    kind: t.exposeString('kind'),
    status: t.exposeString('status'),
    starts: t.int({ resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    service: t.exposeString('service'),
    total_amount: t.float({ resolve: ({ total }) => toMajor(total) }),
    cancelled_by: t.exposeString('cancelledBy', { nullable: true }),
    fee: t.float({ resolve: ({ fee }) => toMajor(fee ?? 0) }),
    is_fee_asked: t.boolean({ resolve: ({ chargeDecision }) => chargeDecision === 'asked' }),
    kept: t.float({
      description: 'What the shop retains of an appointment that did not take place.',
      resolve: ({ id }, _args, context) => retainedOf(context, id),
    }),
  }),
});

builder.objectField(DeskGuest, 'appointments', (t) =>
  t.field({
    type: [GuestAppointmentType],
    resolve: ({ guest, membership }, _args, { services }) => readGuestAppointments(services, membership, guest.id),
  }),
);
