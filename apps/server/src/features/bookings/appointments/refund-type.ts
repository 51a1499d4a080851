import { sumOf, toMajor } from '@thyme/domain/money';
import { chargeAt, chargedFromHours, refundExpectedBy, refundStage } from '@thyme/domain/payments';
import { dateAt, wallAt, wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import type { AppointmentRefund } from '../../payments/index.ts';
import { Appointment } from './appointment-type.ts';
import { refundsLoader } from './loaders.ts';
import { termsOf } from './read-appointments.ts';

type Part = { refund: AppointmentRefund; zone: string; now: number };

/** When the provider confirmed it; while it is processing, when it was requested. */
const sentAt = ({ status, settledAt, createdAt }: AppointmentRefund) =>
  status === 'requested' ? null : (settledAt ?? createdAt);

const expectedOf = ({ refund, zone }: Part) => refundExpectedBy(dateAt(zone, sentAt(refund) ?? refund.createdAt));

const stageOf = (part: Part) =>
  refundStage(
    {
      isVoucher: part.refund.kind === 'voucher' || part.refund.kind === 'package',
      status: part.refund.status ?? 'succeeded',
      expectedBy: expectedOf(part),
    },
    dateAt(part.zone, part.now),
  );

const RefundedPart = builder.objectRef<Part>('AppointmentRefundPart').implement({
  fields: (t) => ({
    kind: t.string({ description: 'card, google, apple, voucher …', resolve: ({ refund }) => refund.kind }),
    label: t.string({ description: "For example 'Visa ending 4242'.", resolve: ({ refund }) => refund.label }),
    amount: t.float({ resolve: ({ refund }) => toMajor(refund.amount) }),
    stage: t.string({
      description: 'sending, with-bank, arrived or failed. A card counts as arrived after the expected day.',
      resolve: stageOf,
    }),
    requested_at: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ refund, zone }) => wallOf(zone, refund.createdAt),
    }),
    sent_at: t.int({
      nullable: true,
      description: 'Like `requested_at`; null until the card provider has accepted it.',
      resolve: ({ refund, zone }) => {
        const at = sentAt(refund);
        return at === null ? null : wallOf(zone, at);
      },
    }),
    expected_by: t.int({
      description: 'The day by which it should have arrived, like `requested_at`.',
      resolve: (part) => wallAt(expectedOf(part)),
    }),
    reference: t.string({
      nullable: true,
      description: 'For enquiries; null for a voucher.',
      resolve: ({ refund }) => (refund.refundId === null ? null : `RF-${refund.refundId}`),
    }),
  }),
});

builder.objectFields(Appointment, (t) => ({
  cancelled_at: t.int({
    nullable: true,
    description: "Unix seconds that show the shop's wall clock when read in UTC.",
    resolve: ({ appointment, zone }) =>
      appointment.cancelledAt === null ? null : wallOf(zone, appointment.cancelledAt),
  }),
  cancellation_percent: t.float({
    nullable: true,
    description: 'The percentage of the services that the policy charged when the guest cancelled; otherwise null.',
    resolve: (row) => {
      const { cancelledAt, cancelledBy } = row.appointment;
      return cancelledAt === null || cancelledBy !== 'guest' ? null : chargeAt(termsOf(row), cancelledAt).percent;
    },
  }),
  cancellation_hours: t.int({
    nullable: true,
    description:
      'How many hours before the appointment that charge applied; null for the day itself, or without a charge.',
    resolve: (row) => {
      const { cancelledAt, cancelledBy } = row.appointment;
      return cancelledAt === null || cancelledBy !== 'guest' ? null : chargedFromHours(termsOf(row), cancelledAt);
    },
  }),
  refunds: t.field({
    type: [RefundedPart],
    description: 'What was refunded for it, oldest first; a failed one is listed too.',
    resolve: async ({ appointment, zone }, _args, context) => {
      const now = context.services.clock.now();
      return (await refundsLoader(context).load(appointment.id)).map((refund) => ({ refund, zone, now }));
    },
  }),
  refunded: t.float({
    description: 'The sum of its refunds, without failed ones.',
    resolve: async ({ appointment }, _args, context) => {
      const parts = await refundsLoader(context).load(appointment.id);
      return toMajor(sumOf(parts.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)));
    },
  }),
}));
