import { toMajor } from '@thyme/domain/money';
import { wallOf } from '@thyme/domain/time';
import { CLOSES_AFTER_SECONDS, OPENS_BEFORE_SECONDS } from '@thyme/domain/video';
import { Acknowledgement } from '../../../graphql/acknowledgement.ts';
import { builder } from '../../../graphql/builder.ts';
import { MailProblem } from '../../outbox/index.ts';
import {
  type AppointmentDetail,
  listTogether,
  markArrived,
  readAppointment,
  type TogetherWith,
} from './appointment.ts';

const wallDescription = "Unix seconds that show the shop's wall clock when read in UTC.";

type Line = AppointmentDetail['lines'][number] & { zone: string };

const DeskLine = builder.objectRef<Line>('DeskLine').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    service_pricing_id: t.exposeInt('pricingId'),
    service: t.exposeString('service'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
    minutes: t.exposeInt('minutes'),
    chair_id: t.exposeInt('chairId', { nullable: true }),
    chair: t.exposeString('chair', { nullable: true }),
    person: t.exposeString('person', { nullable: true }),
    price: t.float({ resolve: ({ price }) => toMajor(price) }),
    special_price: t.float({ description: '0 means none.', resolve: ({ specialPrice }) => toMajor(specialPrice) }),
    list_price: t.float({
      nullable: true,
      description: 'The current pricing with its person; null if it is no longer on the menu.',
      resolve: ({ listPrice }) => (listPrice === null ? null : toMajor(listPrice)),
    }),
    is_group: t.exposeBoolean('isGroup'),
  }),
});

export const GuestCard = builder.objectRef<AppointmentDetail>('DeskGuestCard').implement({
  description: 'What the desk needs to know about the guest of an appointment.',
  fields: (t) => ({
    id: t.int({ resolve: ({ guest }) => guest.id }),
    first_name: t.string({ resolve: ({ guest }) => guest.firstName }),
    last_name: t.string({ resolve: ({ guest }) => guest.lastName }),
    mobile: t.string({ nullable: true, resolve: ({ guest }) => guest.mobile }),
    email: t.string({ nullable: true, resolve: ({ guest }) => guest.email }),
    is_new: t.boolean({ resolve: ({ guestStatus }) => guestStatus?.status !== 'Known' }),
    is_blocked: t.boolean({ resolve: ({ guestStatus }) => guestStatus?.block ?? false }),
    completed: t.int({ resolve: ({ record }) => record.came }),
    missed: t.int({ resolve: ({ record }) => record.missed }),
    cancelled_late: t.int({ resolve: ({ record }) => record.cancelledLate }),
    note: t.string({
      description: 'Visible to the business only.',
      resolve: ({ guestStatus }) => guestStatus?.note ?? '',
    }),
    allergies: t.string({
      description: 'Visible to the business only.',
      resolve: ({ guestStatus }) => guestStatus?.allergies ?? '',
    }),
    tags: t.stringList({
      description: 'Visible to the business only.',
      resolve: ({ guestStatus }) => guestStatus?.tags ?? [],
    }),
  }),
});

type Proposal = { proposal: NonNullable<AppointmentDetail['proposal']>; options: number[]; zone: string };

const DeskProposal = builder.objectRef<Proposal>('DeskProposal').implement({
  fields: (t) => ({
    by: t.string({ description: 'guest or business.', resolve: ({ proposal }) => proposal.proposedBy }),
    note: t.string({ resolve: ({ proposal }) => proposal.note }),
    previous: t.int({
      description: wallDescription,
      resolve: ({ proposal, zone }) => wallOf(zone, proposal.previousStartsAt),
    }),
    options: t.intList({
      description: wallDescription,
      resolve: ({ options, zone }) => options.map((at) => wallOf(zone, at)),
    }),
    asked_at: t.int({ resolve: ({ proposal }) => proposal.createdAt }),
    answered_by_itself_at: t.int({ description: 'In unix seconds.', resolve: ({ proposal }) => proposal.autoAcceptAt }),
  }),
});

type Call = { room: NonNullable<AppointmentDetail['call']>; zone: string };

const DeskCall = builder.objectRef<Call>('DeskCall').implement({
  fields: (t) => ({
    room_id: t.string({ resolve: ({ room }) => room.id }),
    starts: t.int({ description: wallDescription, resolve: ({ room, zone }) => wallOf(zone, room.startsAt) }),
    minutes: t.int({ resolve: ({ room }) => Math.round((room.endsAt - room.startsAt) / 60) }),
    opens_at: t.int({ description: 'In unix seconds.', resolve: ({ room }) => room.startsAt - OPENS_BEFORE_SECONDS }),
    closes_at: t.int({ description: 'In unix seconds.', resolve: ({ room }) => room.endsAt + CLOSES_AFTER_SECONDS }),
    has_ended: t.boolean({ resolve: ({ room }) => room.endedAt !== null }),
    has_guest_joined: t.boolean({ resolve: ({ room }) => room.guestJoinedAt !== null }),
  }),
});

type Together = TogetherWith & { zone: string; guest: AppointmentDetail['guest'] };

const DeskTogether = builder.objectRef<Together>('DeskTogether').implement({
  description: 'An appointment of the same group.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.string({ resolve: ({ companion, guest }) => companion || `${guest.firstName} ${guest.lastName}`.trim() }),
    services: t.exposeString('services'),
    status: t.exposeString('status'),
    starts: t.int({ description: wallDescription, resolve: ({ startsAt, zone }) => wallOf(zone, startsAt) }),
  }),
});

export const DeskAppointment = builder.objectRef<AppointmentDetail>('DeskAppointment').implement({
  fields: (t) => ({
    id: t.int({ resolve: ({ appointment }) => appointment.id }),
    business_id: t.int({ resolve: ({ appointment }) => appointment.businessId }),
    kind: t.string({ description: 'visit or consultation.', resolve: ({ appointment }) => appointment.kind }),
    status: t.string({ resolve: ({ appointment }) => appointment.status }),
    starts: t.int({
      description: wallDescription,
      resolve: ({ appointment, membership }) => wallOf(membership.zone, appointment.startsAt),
    }),
    ends: t.int({
      description: wallDescription,
      resolve: ({ appointment, membership }) => wallOf(membership.zone, appointment.endsAt),
    }),
    arrived: t.int({
      nullable: true,
      description: wallDescription,
      resolve: ({ appointment, membership }) =>
        appointment.arrivedAt === null ? null : wallOf(membership.zone, appointment.arrivedAt),
    }),
    note: t.string({ description: "The guest's own note.", resolve: ({ appointment }) => appointment.note }),
    note_to_guest: t.string({
      description: "The shop's note to the guest.",
      resolve: ({ appointment }) => appointment.noteToGuest,
    }),
    private_note: t.string({
      description: 'Visible to the business only.',
      resolve: ({ appointment }) => appointment.businessNote,
    }),
    version: t.int({
      description: 'Incremented with every change.',
      resolve: ({ appointment }) => appointment.version,
    }),
    tell: t.stringList({
      description: 'How the guest can be notified: mail, text, message (in the account), nobody.',
      resolve: ({ tell }) => tell,
    }),
    cancelled_by: t.string({ nullable: true, resolve: ({ appointment }) => appointment.cancelledBy }),
    charge_decision: t.string({
      nullable: true,
      description: 'Under policy 3: asked, charged or waived.',
      resolve: ({ appointment }) => appointment.chargeDecision,
    }),
    guest: t.field({ type: GuestCard, resolve: (appointment) => appointment }),
    lines: t.field({
      type: [DeskLine],
      resolve: ({ lines, membership: { zone } }) => lines.map((line) => ({ ...line, zone })),
    }),
    companion: t.string({
      description: 'The companion’s name; empty for the guest’s own.',
      resolve: ({ appointment }) => appointment.companion,
    }),
    companion_email: t.string({
      description: 'Where mails about the companion’s appointment go; empty without an address.',
      resolve: ({ appointment }) => appointment.companionEmail,
    }),
    together: t.field({
      type: [DeskTogether],
      description: 'The rest of the group.',
      resolve: async (detail, _args, { services }) =>
        (await listTogether(services, detail)).map((other) => ({
          ...other,
          zone: detail.membership.zone,
          guest: detail.guest,
        })),
    }),
    proposal: t.field({
      type: DeskProposal,
      nullable: true,
      resolve: ({ proposal, options, membership: { zone } }) => proposal && { proposal, options, zone },
    }),
    call: t.field({
      type: DeskCall,
      nullable: true,
      resolve: ({ call, membership: { zone } }) => call && { room: call, zone },
    }),
    mail_problem: t.field({
      type: MailProblem,
      nullable: true,
      description: 'The last mail about it did not reach the guest.',
      resolve: ({ mailProblem }) => mailProblem,
    }),
    discount: t.float({
      description: 'The desk’s discount.',
      resolve: ({ appointment }) => toMajor(appointment.deskDiscount),
    }),
    discount_percent: t.int({ nullable: true, resolve: ({ appointment }) => appointment.deskDiscountPercent }),
    discount_reason: t.string({
      description: 'For the books; not shown to guests.',
      resolve: ({ appointment }) => appointment.discountReason,
    }),
    credit: t.float({
      description: 'Paid and no longer owed.',
      resolve: ({ credit }) => toMajor(credit.amount),
    }),
    refundable_credit: t.float({
      description: 'The part of the credit that can be refunded to its source.',
      resolve: ({ credit }) => toMajor(credit.refundable),
    }),
    may_edit: t.boolean({
      description: 'Services, prices and discount can be changed. For a class seat or a call only the notes can.',
      resolve: ({ may }) => may.edit,
    }),
    total_amount: t.float({ resolve: ({ appointment }) => toMajor(appointment.totalAmount) }),
    due: t.float({ description: 'The amount due.', resolve: ({ due }) => toMajor(due) }),
    waived: t.float({
      description: 'What a refund has taken off the price: neither due nor paid.',
      resolve: ({ waived }) => toMajor(waived),
    }),
    refundable: t.float({
      description:
        'What would be refunded if the shop cancelled, or what is retained of an appointment that did not take place.',
      resolve: ({ refundable }) => toMajor(refundable),
    }),
    fee: t.float({ nullable: true, resolve: ({ appointment }) => toMajor(appointment.cancellationFee ?? 0) }),
    may_accept: t.boolean({ resolve: ({ may }) => may.accept }),
    may_propose: t.boolean({ resolve: ({ may }) => may.propose }),
    may_move: t.boolean({
      description: 'Can be moved at once. Seats in a class move with their class.',
      resolve: ({ may }) => may.move,
    }),
    may_withdraw: t.boolean({
      description: 'The shop proposed times and can withdraw them.',
      resolve: ({ may }) => may.withdraw,
    }),
    may_cancel: t.boolean({ resolve: ({ may }) => may.cancel }),
    may_complete: t.boolean({ resolve: ({ may }) => may.complete }),
    may_no_show: t.boolean({ resolve: ({ may }) => may.noShow }),
    may_arrive: t.boolean({ resolve: ({ may }) => may.arrive }),
    may_take: t.boolean({
      description: 'An amount was still due at completion and can be taken at the desk.',
      resolve: ({ may }) => may.take,
    }),
    may_return_deposit: t.boolean({ resolve: ({ may }) => may.returnDeposit }),
    may_take_back: t.boolean({
      description: 'Recorded today as completed or no-show, and can be undone.',
      resolve: ({ may }) => may.takeBack,
    }),
  }),
});

builder.queryFields((t) => ({
  desk_appointment: t.field({
    type: DeskAppointment,
    description: "One appointment of the member's own business.",
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { services, requireViewer }) => readAppointment(services, await requireViewer(), id),
  }),
}));

builder.mutationFields((t) => ({
  desk_arrived: t.field({
    type: Acknowledgement,
    description: 'Records that a guest has arrived; false corrects it.',
    authScopes: { business: true },
    args: { id: t.arg.int({ required: true }), arrived: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, { services, requireViewer }) => markArrived(services, await requireViewer(), args),
  }),
}));
