import { type AcceptRule, acceptRuleLimits, RULE_GUESTS, type RuleGuests, withAnswer } from '@thyme/domain/bookings';
import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';

export const AcceptRuleType = builder.objectRef<AcceptRule>('DeskAcceptRule').implement({
  fields: (t) => ({
    guests: t.exposeString('guests', { description: `${RULE_GUESTS.join(', ')}.` }),
    longer_than: t.exposeInt('longerThan', { nullable: true, description: 'Minutes; null for any length.' }),
    paid: t.exposeBoolean('paid', { description: 'Only with a deposit that was due and is paid.' }),
    accepts: t.exposeBoolean('accepts', { description: 'False leaves the booking to the business.' }),
    in_full: t.boolean({
      description: 'The whole price is asked for when booking; what is paid is accepted.',
      resolve: ({ inFull }) => inFull ?? false,
    }),
  }),
});

const AcceptRuleInput = builder.inputType('DeskAcceptRuleInput', {
  fields: (t) => ({
    guests: t.string({ required: true, validate: z.enum(RULE_GUESTS) }),
    longer_than: t.int(),
    paid: t.boolean({ required: true }),
    accepts: t.boolean({ required: true }),
    in_full: t.boolean({ description: 'Asks for the whole price when booking, and accepts what is paid.' }),
  }),
});

export const acceptRulesArgument = {
  type: [AcceptRuleInput] as [typeof AcceptRuleInput],
  required: true as const,
  description: 'The first that matches decides; the last is for everybody else.',
  validate: z.array(z.any()).max(10 * acceptRuleLimits.rules),
};

/** The rules as they were sent. */
export const sentRules = (rules: readonly (typeof AcceptRuleInput.$inferInput)[]): AcceptRule[] =>
  rules.map(({ guests, longer_than, paid, accepts, in_full }) => {
    const rule = { guests: guests as RuleGuests, longerThan: longer_than ?? null, paid, accepts };
    return in_full ? withAnswer(rule, 'in-full') : rule;
  });
