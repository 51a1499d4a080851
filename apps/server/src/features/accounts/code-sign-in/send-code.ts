import {
  CODE_DIGITS,
  codeAddressErrors,
  mayLoginAsGuest,
  normaliseEmail,
  RESEND_SECONDS,
  resendIn,
} from '@thyme/domain/accounts';
import type { StatusMessage } from '../../../graphql/acknowledgement.ts';
import type { Client } from '../../../graphql/context.ts';
import { randomDigits } from '../../../platform/crypto/ids.ts';
import { networkOf } from '../../../platform/http/network-address.ts';
import { consume, consumeOrRefuse } from '../../../platform/limits/throttle.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import { businessAddressMail, signInCodeMail } from '../mails.ts';
import { refuseErrors } from '../sign-in/form-errors.ts';
import { findAccountByEmail } from '../user-store.ts';
import { hashAddress, hashSignInCode } from './code-hash.ts';
import { lastSentAt, replaceSignInCode } from './code-store.ts';

const NETWORK = { max: 60, windowSeconds: 3_600 };
/** Each new code brings new attempts: with five each, 24 codes a day are 120 guesses of a million. */
const ADDRESS = { max: 8, windowSeconds: 3_600 };
const ADDRESS_DAY = { max: 24, windowSeconds: 86_400 };

export interface CodeSent extends StatusMessage {
  /** Seconds until another code can be requested. */
  resendIn: number;
}

/**
 * Sends a code to any address, whether or not it has an account, with the same response. A code that was sent a moment
 * ago stays valid and is not sent again, so a second device can use it.
 */
export async function sendLoginCode(services: Services, email: string, client: Client): Promise<CodeSent> {
  refuseErrors(codeAddressErrors({ email }));
  await consumeOrRefuse(services, `signincode:network:${networkOf(client.ip)}`, NETWORK);
  const address = normaliseEmail(email);
  const emailHash = hashAddress(address);
  const now = services.clock.now();
  const before = await lastSentAt(services.db, emailHash);
  const wait = before === null ? 0 : resendIn(before, now);
  if (wait > 0) return sent(wait);
  if (!(await isAllowed(services, emailHash)))
    return {
      status: 0,
      message: "We've sent several codes to this address already. Please try again later.",
      resendIn: 0,
    };
  await inTransaction(services, async (tx) => {
    const code = randomDigits(CODE_DIGITS);
    const codeHash = hashSignInCode(address, code);
    if (await replaceSignInCode(tx.db, { emailHash, codeHash, now }, RESEND_SECONDS))
      await mailCode(tx, { address, code, key: `${emailHash.toString('hex').slice(0, 32)}:${now}` });
  });
  return sent(RESEND_SECONDS);
}

const sent = (wait: number): CodeSent => ({
  status: 1,
  message: "We've emailed you a code.",
  resendIn: wait,
});

async function isAllowed(services: Services, emailHash: Buffer): Promise<boolean> {
  const name = emailHash.toString('base64url').slice(0, 22);
  const hour = await consume(services, `signincode:address:${name}`, ADDRESS);
  const day = await consume(services, `signincode:day:${name}`, ADDRESS_DAY);
  return hour.allowed && day.allowed;
}

/** Businesses log in elsewhere: their mail says so and contains no code, while the response is the same. */
async function mailCode(
  tx: UnitOfWork,
  { address, code, key }: { address: string; code: string; key: string },
): Promise<void> {
  const account = await findAccountByEmail(tx.db, address);
  const common = { to: address, dedupeKey: `sign-in-code:${key}`, ...(account ? { userId: account.id } : {}) };
  if (account && !mayLoginAsGuest(account.userType)) {
    const data = { businessUrl: tx.config.businessSiteUrl };
    await enqueueMail(tx, { ...common, template: businessAddressMail, data });
  } else await enqueueMail(tx, { ...common, template: signInCodeMail, data: { code } });
}
