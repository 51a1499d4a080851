import { accountLimits } from '@thyme/domain/accounts';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { textArgument } from '../../../graphql/text-arguments.ts';

export const GuestInput = builder.inputType('DeskGuestInput', {
  description: 'A guest who called or walked in: a name, and a phone number or an email address.',
  fields: (t) => ({
    first_name: t.string({ required: true, validate: z.string().max(accountLimits.name) }),
    last_name: t.string({ validate: textArgument(accountLimits.name) }),
    mobile: t.string({ validate: textArgument(accountLimits.phone) }),
    email: t.string({ validate: textArgument(accountLimits.email) }),
  }),
});

type SentGuest = typeof GuestInput.$inferInput;

export const formOf = ({ first_name, last_name, mobile, email }: SentGuest) => ({
  firstName: first_name,
  lastName: last_name ?? '',
  mobile: mobile ?? '',
  email: email ?? '',
});
