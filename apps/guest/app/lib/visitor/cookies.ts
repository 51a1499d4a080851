/** Cookies that pages set themselves. Those of sign-in and calendars are the server's. */
export const cookieNames = { referral: 'referralCode', choice: 'cookieChoice' } as const;
