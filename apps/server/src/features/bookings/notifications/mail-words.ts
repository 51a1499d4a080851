import type { AppointmentFacts } from './facts.ts';

export const becauseBooked = (facts: AppointmentFacts) =>
  facts.callInstead
    ? `You get this because ${facts.shop} booked for you with ${facts.email}.`
    : `You get this because you booked with ${facts.email}.`;

/** Unregistered guests have to contact the shop. */
export const howToMove = ({ callInstead }: AppointmentFacts) =>
  callInstead
    ? `To move or cancel your time, please contact ${callInstead}.`
    : 'You can move or cancel your time in your account.';
