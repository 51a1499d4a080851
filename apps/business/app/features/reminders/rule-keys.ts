/** The keys of the rules that every shop has. */
export const BOOKED = 'booked';
export const REVIEW = 'review';
export const REBOOK = 'rebook';
export const BIRTHDAY = 'birthday';
