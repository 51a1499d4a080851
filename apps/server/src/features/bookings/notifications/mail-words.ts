import type { MailContent } from '../../outbox/index.ts';
import type { AppointmentFacts } from './facts.ts';

export const becauseBooked = (facts: AppointmentFacts) =>
  facts.callInstead
    ? `You’re getting this because ${facts.shop} booked you in with ${facts.email}.`
    : `You’re getting this because you booked with ${facts.email}.`;

/** Unregistered guests have no settings. */
export const footerOf = ({ callInstead }: AppointmentFacts): Pick<MailContent, 'footer'> => ({
  footer: callInstead ? 'none' : 'guest',
});

/** Unregistered guests have to contact the shop. */
export const howToMove = ({ callInstead }: AppointmentFacts) =>
  callInstead
    ? `To move or cancel your appointment, please contact ${callInstead}.`
    : 'You can move or cancel it in your account.';
