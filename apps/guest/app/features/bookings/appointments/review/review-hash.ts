/** Leads to the form in which an appointment is rated. */
export const REVIEW_HASH = '#review';
