import type { VisitFacts } from './facts.ts';

export const becauseBooked = (facts: VisitFacts) =>
  facts.callInstead
    ? `You get this because ${facts.shop} booked for you with ${facts.email}.`
    : `You get this because you booked with ${facts.email}.`;

/** Somebody without an account cannot do it alone. */
export const howToMove = ({ callInstead }: VisitFacts) =>
  callInstead
    ? `To move or cancel your time, please contact ${callInstead}.`
    : 'You can move or cancel your time in your account.';
