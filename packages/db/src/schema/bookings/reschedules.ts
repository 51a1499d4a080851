import { bookingLimits } from '@thyme/domain/bookings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, instant } from '../columns.ts';
import { textLimits } from '../text-limits.ts';
import { appointments, type LinePart } from './bookings.ts';

/**
 * A request to move an appointment. Its first option is accepted if it is unanswered at `autoAcceptAt`. One is open at
 * a time.
 */
export const rescheduleProposals = pgTable(
  'reschedule_proposals',
  {
    businessId: integer('business_id').notNull(),
    id: identity(),
    appointmentId: integer('appointment_id').notNull(),
    /** The lead: the first of a group's proposals that are answered together, also set on that one. Null for a single proposal. */
    leadId: integer('lead_id'),
    proposedBy: text('proposed_by').notNull(),
    status: text('status').notNull().default('open'),
    note: text('note').notNull().default(''),
    previousStartsAt: instant('previous_starts_at').notNull(),
    createdAt: createdAt(),
    autoAcceptAt: instant('auto_accept_at').notNull(),
    decidedAt: instant('decided_at'),
    /** 'guest', 'business' or 'system'. */
    decidedBy: text('decided_by'),
    /** The reason for declining, in the words of the person who declined. */
    decisionNote: text('decision_note').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('reschedule_proposals_id').on(t.id),
    foreignKey({
      columns: [t.businessId, t.appointmentId],
      foreignColumns: [appointments.businessId, appointments.id],
    }),
    index('reschedule_proposals_appointment').on(t.businessId, t.appointmentId),
    uniqueIndex('reschedule_proposals_one_open').on(t.businessId, t.appointmentId).where(sql`${t.status} = 'open'`),
    index('reschedule_proposals_lead').on(t.businessId, t.leadId).where(sql`${t.leadId} is not null`),
    index('reschedule_proposals_due').on(t.autoAcceptAt).where(sql`${t.status} = 'open'`),
    check('reschedule_proposals_proposer', sql`${t.proposedBy} in ('guest', 'business')`),
    check('reschedule_proposals_status', sql`${t.status} in ('open', 'accepted', 'declined', 'replaced', 'withdrawn')`),
    ...textLimits(t, { note: bookingLimits.note, decisionNote: bookingLimits.note }),
    check('reschedule_proposals_decided', sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
    check('reschedule_proposals_decider', sql`${t.decidedBy} in ('guest', 'business', 'system')`),
  ],
);

/** The proposed times, preferred one first. Each is held while the proposal is open. */
export const rescheduleOptions = pgTable(
  'reschedule_options',
  {
    businessId: integer('business_id').notNull(),
    proposalId: integer('proposal_id').notNull(),
    position: integer('position').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Refers to `holds`; set to null when the hold is deleted (a constraint in the baseline migration, as Drizzle cannot clear one column only). */
    holdId: integer('hold_id'),
    /** The chair, start and parts of each line, if one occupies more or less than its chair. */
    places: jsonb('places').$type<{ chairId: number; startsAt: number; parts: LinePart[] }[]>(),
    chosen: boolean('chosen').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.proposalId, t.position] }),
    foreignKey({
      columns: [t.businessId, t.proposalId],
      foreignColumns: [rescheduleProposals.businessId, rescheduleProposals.id],
    }).onDelete('cascade'),
    index('reschedule_options_hold').on(t.businessId, t.holdId),
    check('reschedule_options_position', sql`${t.position} between 1 and 3`),
    check('reschedule_options_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
