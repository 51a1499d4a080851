import { REGISTRATION_WORD, type SignUpForm } from '@thyme/domain/accounts';
import type { RegisterGuestMutationVariables } from '../../../generated/graphql.ts';

/** SHA-256 in hex of the email and the fixed word. Browsers offer it on secure pages only; the server does not require it. */
export async function registrationHash(email: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email + REGISTRATION_WORD));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Everything a registration contains; fields that the form lacks are empty. */
export async function registrationOf(
  form: SignUpForm & { news: boolean },
  mobile: string | null,
): Promise<RegisterGuestMutationVariables> {
  const email = form.email.trim();
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    mobile,
    email,
    password: form.password,
    additional_mobile: null,
    client_source: 'Online',
    display_booking: false,
    gender: null,
    dob: null,
    client_info: null,
    address: null,
    email_notification: true,
    marketing_notification: form.news,
    language: 'en',
    hash: await registrationHash(email),
  };
}
