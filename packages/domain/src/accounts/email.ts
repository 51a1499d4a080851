/** The pattern browsers use for `type=email`, with at least one dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** The maximum length of an address, by RFC 5321. */
export const EMAIL_MAX = 254;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= EMAIL_MAX && EMAIL.test(email) && !email.includes('..') && !/^\.|\.@/.test(email);
}

/** The normalised spelling of an address, as it is stored and looked up. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
