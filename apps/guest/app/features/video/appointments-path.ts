/** Where a call leads when it has ended. */
export const APPOINTMENTS = '/profile/appointments';
