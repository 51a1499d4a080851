import { createHash } from 'node:crypto';

/** Hash of an address, so that the table of codes is not a list of addresses. */
export function hashAddress(email: string): Buffer {
  return createHash('sha256').update(`sign_in\n${email}`).digest();
}

/** Bound to purpose and address: a code for another address or purpose does not match. */
export function hashSignInCode(email: string, code: string): Buffer {
  return createHash('sha256').update(`sign_in\n${email}\n${code}`).digest();
}
