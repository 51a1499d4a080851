import { EMAIL_MAX, isEmail, normaliseEmail } from '@thyme/domain/accounts';
import { bookingLimits, MOST_GUESTS } from '@thyme/domain/bookings';
import { tidyLine } from '@thyme/domain/text';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { tooLong } from '../../../graphql/text-arguments.ts';
import { GroupArrangement } from '../../availability/group-type.ts';
import type { GroupWishes } from './request.ts';

const companions = (one: z.ZodType<string>) =>
  z.array(one).max(MOST_GUESTS - 1, `A group is at most ${MOST_GUESTS} people.`);

/** An email address, or an empty text for none. */
export const addressOrNone = z
  .string()
  .trim()
  .max(EMAIL_MAX)
  .refine((text) => text === '' || isEmail(text), 'Email should have correct format');

export const BookingGroupInput = builder.inputType('BookingGroupInput', {
  description:
    'A booking for two to six people: each service names its guest, and all have the time at which the group starts.',
  fields: (t) => ({
    arrange: t.field({ type: GroupArrangement, description: 'start when left out.' }),
    names: t.stringList({
      required: true,
      description: 'The names of guests 1, 2 and so on.',
      validate: companions(z.string().trim().max(bookingLimits.companion, tooLong(bookingLimits.companion))),
    }),
    emails: t.stringList({
      description:
        'Their email addresses in the same order, empty for none. Each gets mails about their own appointment, and nothing else.',
      validate: companions(addressOrNone).nullish(),
    }),
    each_pays: t.boolean({
      description:
        'Each pays their own part: the guest who books now, the others by links; see `parts` of the appointment.',
    }),
    deposit_link: t.boolean({
      description:
        'At the desk, where one pays for all: the guest who books gets a link to pay the usual deposit of all of them now; see `parts` of the appointment.',
    }),
  }),
});

type Given<T> = T | null | undefined;

export interface GroupArgument {
  arrange?: Given<GroupWishes['arrange']>;
  names: readonly string[];
  emails?: Given<readonly string[]>;
  each_pays?: Given<boolean>;
  deposit_link?: Given<boolean>;
}

/** Undefined for one guest: idempotency keys are compared with the input of clients that do not know groups. */
export function groupWishes(
  group: Given<GroupArgument>,
  services: Given<readonly { guest?: Given<number> }[]>,
): GroupWishes | undefined {
  const others = new Set((services ?? []).flatMap(({ guest }) => (guest ? [guest] : [])));
  if (!group && others.size === 0) return undefined;
  const names = (group?.names ?? []).map(tidyLine);
  const emails = (group?.emails ?? []).map(normaliseEmail);
  return {
    arrange: group?.arrange ?? 'start',
    names,
    ...(emails.some(Boolean) ? { emails } : {}),
    ...(group?.each_pays ? { eachPays: true as const } : {}),
    ...(group?.deposit_link ? { depositLink: true as const } : {}),
  };
}
