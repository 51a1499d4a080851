import { canRate, isUpcoming, mayMoveAt, movableUntil, moveAppointment } from '@thyme/domain/bookings';
import { symbolOfCountry, toMajor } from '@thyme/domain/money';
import { policySentence } from '@thyme/domain/payments';
import { wallEndOf, wallOf } from '@thyme/domain/time';
import { builder } from '../../../graphql/builder.ts';
import type { RequestContext } from '../../../graphql/context.ts';
import { AppointmentBusiness } from '../../businesses/booked-business-type.ts';
import { bookedBusinessLoader } from '../../businesses/loaders.ts';
import { AppointmentDetail } from './line-type.ts';
import {
  datesLoader,
  declinedMovesLoader,
  linesLoader,
  moneyLoader,
  proposalsLoader,
  reviewsLoader,
  roomsLoader,
  togetherLoader,
} from './loaders.ts';
import { ownMoveOf } from './own-move.ts';
import { AppointmentReview, CallRoom, DeclinedMoveType, MoveProposal, OwnMoveType } from './part-types.ts';
import { type AppointmentRow, termsOf } from './read-appointments.ts';

/** Calendar apps fetch the file without a login, so its address is unguessable. */
export const Appointment = builder.objectRef<AppointmentRow>('Appointment');

const proposalOf = async (row: AppointmentRow, context: RequestContext) =>
  (await proposalsLoader(context).load(row.appointment.id))[0] ?? null;

const moneyOf = async ({ appointment }: AppointmentRow, context: RequestContext) =>
  (await moneyLoader(context).load(appointment.id))[0] ?? { claimed: 0, paid: 0 };

const factsOf = async (row: AppointmentRow, context: RequestContext) => {
  const { status, startsAt } = row.appointment;
  const proposedBy = status === 'Reschedule' ? (await proposalOf(row, context))?.proposal.proposedBy : null;
  return { status, startsAt, proposedBy: proposedBy as 'guest' | 'business' | null };
};

const may = async (row: AppointmentRow, action: 'cancel' | 'reschedule' | 'accept', context: RequestContext) =>
  moveAppointment(await factsOf(row, context), action, 'guest', context.services.clock.now()).ok;

/** Courses and several dates of a class cannot be moved. */
async function isMovable({ appointment }: AppointmentRow, context: RequestContext): Promise<boolean> {
  const lines = await linesLoader(context).load(appointment.id);
  const isOne = lines.length > 0 ? lines.length === 1 || !lines.some(({ line }) => line.isGroup) : true;
  return isOne && !lines.some(({ line }) => line.isCourse);
}

Appointment.implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ appointment }) => appointment.id }),
    business_id: t.int({ resolve: ({ appointment }) => appointment.businessId }),
    user_id: t.int({ resolve: ({ appointment }) => appointment.userId }),
    sale_id: t.int({ nullable: true, resolve: ({ appointment }) => appointment.saleId }),
    kind: t.string({ description: 'visit or consultation.', resolve: ({ appointment }) => appointment.kind }),
    status: t.string({
      description: 'New, Reschedule, Accept or Cancelled; afterwards Completed or No Show.',
      resolve: ({ appointment }) => appointment.status,
    }),
    version: t.int({
      description: 'Send it back with a change; a change based on an older version is refused.',
      resolve: ({ appointment }) => appointment.version,
    }),
    date: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ appointment, zone }) => wallOf(zone, appointment.startsAt),
    }),
    end_date: t.int({
      description: 'Like `date`, for the end.',
      resolve: ({ appointment, zone }) => wallEndOf(zone, appointment.startsAt, appointment.endsAt),
    }),
    dates: t.intList({
      description:
        'The booked dates of a class or course, in the shop’s wall-clock time; empty for other appointments.',
      resolve: async ({ appointment, zone }, _args, context) =>
        (await datesLoader(context).load(appointment.id)).map(({ startsAt }) => wallOf(zone, startsAt)),
    }),
    next_date: t.int({
      description: 'When the guest is next expected: the appointment, or the first date of a class that is not over.',
      resolve: async ({ appointment, zone }, _args, context) => {
        const now = context.services.clock.now();
        const next = (await datesLoader(context).load(appointment.id)).find(({ endsAt }) => endsAt > now);
        return wallOf(zone, next?.startsAt ?? appointment.startsAt);
      },
    }),
    starts_at: t.int({
      description: 'The instant in unix seconds.',
      resolve: ({ appointment }) => appointment.startsAt,
    }),
    upcoming: t.boolean({
      resolve: ({ appointment }, _args, { services }) =>
        ['New', 'Reschedule', 'Accept'].includes(appointment.status) &&
        isUpcoming(appointment.endsAt, services.clock.now()),
    }),
    note: t.string({ resolve: ({ appointment }) => appointment.note }),
    note_to_guest: t.string({
      description: "The shop's note to the guest.",
      resolve: ({ appointment }) => appointment.noteToGuest,
    }),
    sub_total: t.float({ resolve: ({ appointment }) => toMajor(appointment.subTotal) }),
    discount: t.float({ resolve: ({ appointment }) => toMajor(appointment.discount) }),
    shop_discount: t.float({
      description: 'The part of the discount that the shop gave at its desk.',
      resolve: ({ appointment }) => toMajor(appointment.deskDiscount),
    }),
    total_amount: t.float({ resolve: ({ appointment }) => toMajor(appointment.totalAmount) }),
    upfront_percent: t.float({ resolve: ({ appointment }) => appointment.upfrontPercent }),
    currency: t.string({ resolve: ({ appointment }) => appointment.currency }),
    payment: t.float({
      description: 'The part of the sale’s payments that belongs to this appointment.',
      resolve: async (row, _args, context) => toMajor((await moneyOf(row, context)).paid),
    }),
    due: t.float({
      description: 'What remains to be paid for it.',
      resolve: async (row, _args, context) => {
        const { claimed, paid } = await moneyOf(row, context);
        return toMajor(Math.max(0, claimed - paid));
      },
    }),
    payment_status: t.string({
      description: 'Unpaid, Upfront or Paid.',
      resolve: ({ paymentStatus }) => paymentStatus ?? 'Paid',
    }),
    review_status: t.string({
      description: 'Pending or Reviewed.',
      resolve: ({ appointment }) => appointment.reviewStatus,
    }),
    room_id: t.string({
      nullable: true,
      description: 'The room of its video call, until the call has ended.',
      resolve: async ({ appointment }, _args, context) =>
        (await roomsLoader(context).load(appointment.id)).find((room) => room.endedAt === null)?.id ?? null,
    }),
    call: t.field({
      type: CallRoom,
      nullable: true,
      resolve: async ({ appointment, zone }, _args, context) => {
        const [room] = await roomsLoader(context).load(appointment.id);
        return room ? { room, zone } : null;
      },
    }),
    business_info: t.field({
      type: AppointmentBusiness,
      nullable: true,
      resolve: async ({ appointment }, _args, context) =>
        await bookedBusinessLoader(context).load(appointment.businessId),
    }),
    currency_symbol: t.string({
      resolve: async ({ appointment }, _args, context) =>
        symbolOfCountry((await bookedBusinessLoader(context).load(appointment.businessId))?.country ?? 'IE'),
    }),
    appointment_detail: t.field({
      type: [AppointmentDetail],
      resolve: ({ appointment }, _args, context) => linesLoader(context).load(appointment.id),
    }),
    review: t.field({
      type: AppointmentReview,
      nullable: true,
      resolve: async ({ appointment }, _args, context) =>
        (await reviewsLoader(context).load(appointment.id))[0] ?? null,
    }),
    move: t.field({
      type: MoveProposal,
      nullable: true,
      description: 'The open proposal for another time.',
      resolve: (row, _args, context) => proposalOf(row, context),
    }),
    declined_move: t.field({
      type: DeclinedMoveType,
      nullable: true,
      description: 'The last time that the guest requested and did not get, if nothing else was proposed since.',
      resolve: async ({ appointment, zone }, _args, context) => {
        const [declined] = await declinedMovesLoader(context).load(appointment.id);
        return declined ? { ...declined, zone } : null;
      },
    }),
    group_place: t.int({
      nullable: true,
      description:
        'In a booking for several guests, whose appointment it is: 0 for the guest who booked. Null otherwise.',
      resolve: ({ appointment }) => appointment.groupPlace,
    }),
    companion: t.string({
      description: 'The companion’s name; empty for the guest’s own.',
      resolve: ({ appointment }) => appointment.companion,
    }),
    together: t.field({
      type: [Appointment],
      description: 'The other appointments of the same group, the booking guest’s first.',
      resolve: async ({ appointment }, _args, context) =>
        appointment.groupPlace === null || appointment.saleId === null
          ? []
          : (await togetherLoader(context).load(appointment.saleId)).filter(
              (other) => other.appointment.id !== appointment.id && other.appointment.userId === appointment.userId,
            ),
    }),
    can_cancel: t.boolean({ resolve: (row, _args, context) => may(row, 'cancel', context) }),
    can_reschedule: t.boolean({
      description:
        'False for courses and for several dates of a class, which cannot be moved, and where the shop’s rule says so.',
      resolve: async (row, _args, context) => {
        if (!(await isMovable(row, context)) || !(await may(row, 'reschedule', context))) return false;
        const { proposedBy } = await factsOf(row, context);
        return mayMoveAt(ownMoveOf(row, proposedBy), context.services.clock.now());
      },
    }),
    moving: t.field({
      type: OwnMoveType,
      nullable: true,
      description:
        'Until when the shop lets the guest ask for another time; null for a call, and for what cannot be moved at all.',
      resolve: async (row, _args, context) => {
        if (row.appointment.kind !== 'visit' || !(await isMovable(row, context))) return null;
        if (!(await may(row, 'reschedule', context))) return null;
        const until = movableUntil(ownMoveOf(row, null));
        return { rule: row.guestMoves, until: until === null ? null : wallOf(row.zone, until) };
      },
    }),
    can_accept: t.boolean({ resolve: (row, _args, context) => may(row, 'accept', context) }),
    can_rate: t.boolean({
      resolve: ({ appointment }, _args, { services }) =>
        appointment.kind === 'visit' &&
        canRate(
          {
            status: appointment.status,
            endsAt: appointment.endsAt,
            isReviewed: appointment.reviewStatus === 'Reviewed',
          },
          services.clock.now(),
        ),
    }),
    cancelled_by: t.string({ nullable: true, resolve: ({ appointment }) => appointment.cancelledBy }),
    cancellation_fee: t.float({
      nullable: true,
      description: 'The cancellation fee; null unless cancelled.',
      resolve: ({ appointment }) =>
        appointment.cancellationFee === null ? null : toMajor(appointment.cancellationFee),
    }),
    charge_decision: t.string({
      nullable: true,
      description: 'asked, charged or waived, if the business decides about the fee.',
      resolve: ({ appointment }) => appointment.chargeDecision,
    }),
    policy: t.string({
      description: "The policy in one sentence: 'Free to cancel until Tue 11 Aug, 11:30 am, Irish time'.",
      resolve: (row, _args, { services }) => policySentence(termsOf(row), services.clock.now()),
    }),
  }),
});
