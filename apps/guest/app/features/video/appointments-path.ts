/** Where a call leads when it is over. */
export const APPOINTMENTS = '/profile/appointments';
