/** `user_type` in the API. */
export const BUSINESS_USER = 1;
export const GUEST_USER = 2;
export type UserType = typeof BUSINESS_USER | typeof GUEST_USER;

export const GUEST_ACCOUNT_MESSAGE = 'Please login with your guest account!';

/** Only guests log in on the guest site. */
export function mayLoginAsGuest(userType: number): boolean {
  return userType === GUEST_USER;
}

/** Guests with a social login have no password, and no email that they could change here. */
export function canChangeCredentials(user: { readonly socialLogin: boolean }): boolean {
  return !user.socialLogin;
}
