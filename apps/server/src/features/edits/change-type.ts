import { wallOf } from '@thyme/domain/time';
import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import type { ChangeAnswer, Decision, OpenConflict } from './change-shop.ts';

const MAX_CONFLICTS = 200;

const OpenConflictType = builder.objectRef<OpenConflict>('DeskConflict').implement({
  description: 'An upcoming appointment that conflicts with an edit.',
  fields: (t) => ({
    appt_id: t.exposeInt('appointmentId'),
    guest_name: t.exposeString('guest'),
    services: t.exposeStringList('services'),
    starts: t.int({
      description: "Unix seconds that show the shop's wall clock when read in UTC.",
      resolve: ({ start, zone }) => wallOf(zone, start),
    }),
    reason: t.string({
      description:
        'closed, outside-hours, no-chair, away, not-offered, date-cancelled, no-seat, time-taken or class-there.',
      resolve: ({ code }) => code,
    }),
    choices: t.stringList({
      description:
        'The available choices: keep, move (to a colleague, at the same time), propose, propose-group, cancel.',
      resolve: (conflict) => conflict.choices,
    }),
    is_class: t.boolean({
      description: 'A class date, whose appt_id is the id of the date as a negative number.',
      resolve: ({ code }) => code === 'class-there',
    }),
    is_part: t.boolean({
      description: 'One date of several: only that date is cancelled, and its share refunded.',
      resolve: ({ scheduleIds }) => scheduleIds !== undefined,
    }),
    colleague: t.exposeString('colleague', {
      nullable: true,
      description: 'The colleague who would take it over; for a class a free room.',
    }),
    group_times: t.intList({
      description: 'For a group: the times that would be proposed to all of it, when the first of it starts.',
      resolve: ({ nearestForAll }) => nearestForAll,
    }),
    nearest_times: t.intList({ description: 'The times that would be proposed.', resolve: ({ nearest }) => nearest }),
  }),
});

export const DeskChange = builder.objectRef<ChangeAnswer>('DeskChange').implement({
  description: 'Status 0 with conflicts: send the edit again with a decision for each of them.',
  fields: (t) => ({
    status: t.exposeInt('status'),
    message: t.exposeString('message'),
    id: t.exposeInt('id', { nullable: true }),
    conflicts: t.field({ type: [OpenConflictType], resolve: ({ conflicts }) => conflicts }),
  }),
});

const DecisionInput = builder.inputType('DeskDecisionInput', {
  fields: (t) => ({
    appt_id: t.int({ required: true }),
    choice: t.string({ required: true, validate: z.enum(['keep', 'move', 'propose', 'propose-group', 'cancel']) }),
  }),
});

export const decisionsArgument = {
  type: [DecisionInput] as [typeof DecisionInput],
  validate: z.array(z.any()).max(MAX_CONFLICTS).nullish(),
  description: 'Decisions about the conflicts that an earlier attempt returned.',
};

export function decisionsOf(sent: readonly { appt_id: number; choice: string }[] | null | undefined): Decision[] {
  return (sent ?? []).map(({ appt_id, choice }) => ({
    appointmentId: appt_id,
    choice: choice as Decision['choice'],
  }));
}

export const idArgument = z.int().positive();
