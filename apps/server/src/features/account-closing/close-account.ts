import { accountLimits, deleteAccountErrors, normaliseEmail } from '@thyme/domain/accounts';
import { formatMinor, type Minor, sumOf } from '@thyme/domain/money';
import type { StatusMessage } from '../../graphql/acknowledgement.ts';
import { unauthenticated } from '../../graphql/errors.ts';
import type { Services } from '../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../platform/unit-of-work.ts';
import {
  type Account,
  accountClosedMail,
  closeSockets,
  deleteSessions,
  forgetPhotos,
  lockAccount,
  refuseErrors,
  type Viewer,
} from '../accounts/index.ts';
import { type CancelledAppointment, cancelEverything } from '../bookings/index.ts';
import { eraseConversations } from '../conversations/index.ts';
import { eraseFiles } from '../guests/index.ts';
import { endOfAccount } from '../memberships/index.ts';
import { enqueueMail } from '../outbox/index.ts';
import { forgetBilling, forgetCards, forgetFees } from '../payments/index.ts';
import { anonymise, countInvoices, eraseBelongings, listRemainingVouchers, recordReason } from './erasure-store.ts';

export interface ClosingForm {
  answer: string;
  email: string;
}

/**
 * Closes the account immediately: cancels upcoming appointments under each shop's policy, refunds what is due and
 * erases personal data. Vouchers and packages lose their owner and keep their balance. The user row stays, anonymised, for past appointments and for invoices, which the law requires
 * to be kept.
 */
export async function closeAccount(services: Services, viewer: Viewer, form: ClosingForm): Promise<StatusMessage> {
  const answer = form.answer.replace(/\p{Cc}/gu, ' ').trim();
  refuseErrors({
    ...deleteAccountErrors(form),
    ...(answer === '' || answer.length > accountLimits.closingReason ? { answer: 'Please select a reason!' } : {}),
  });
  const gone = await inTransaction(services, async (tx) => {
    const account = await lockAccount(tx.db, viewer.id);
    if (!account) throw unauthenticated();
    if (account.email !== normaliseEmail(form.email)) return null;
    return eraseAccount(tx, { account, answer });
  });
  if (!gone) return { status: 0, message: 'This is not the email address of your account.' };
  closeSockets(services, gone.sessions);
  return { status: 1, message: 'Your account has been deleted. Thank you for the time you spent with us.' };
}

async function eraseAccount(
  tx: UnitOfWork,
  { account, answer }: { account: Account; answer: string },
): Promise<{ sessions: number[] }> {
  const now = tx.clock.now();
  const cancelled = await cancelEverything(tx, account.id);
  await endOfAccount(tx, account.id);
  const sessions = await deleteSessions(tx.db, account.id);
  const invoices = await countInvoices(tx.db, account.id);
  const vouchers = await listRemainingVouchers(tx.db, account.id, now);
  await eraseBelongings(tx.db, account, now);
  await eraseFiles(tx, account.id);
  await eraseConversations(tx, account.id);
  await forgetFees(tx, account.id);
  await forgetCards(tx, account.id);
  await forgetBilling(tx.db, account.id);
  await anonymise(tx.db, account.id, now);
  await tx.jobs.enqueue(forgetPhotos, { userId: account.id }, { transaction: tx.db });
  const ageDays = Math.max(0, Math.floor((now - account.createdAt) / 86_400));
  await recordReason(tx.db, { answer, userType: account.userType, accountAgeDays: ageDays, createdAt: now });
  if (account.email)
    await enqueueMail(tx, {
      template: accountClosedMail,
      to: account.email,
      data: {
        firstName: account.firstName,
        cancelled: cancelled.length,
        ...moneyOf(cancelled),
        invoices,
        vouchers: vouchers.map(({ shop, code, remaining, unit, currency, giftFor }) => ({
          shop: giftFor === null ? shop : `${shop}, for ${giftFor}`,
          code,
          left:
            unit === 'money'
              ? formatMinor(remaining, currency)
              : remaining === 1
                ? '1 session'
                : `${remaining} sessions`,
          isSessions: unit === 'session',
        })),
      },
      dedupeKey: `account-closed:${account.id}`,
    });
  return { sessions };
}

/** Refunded, retained and undecided amounts in words: '€30.00', or '€30.00 and £20.00'; empty for none. */
function moneyOf(cancelled: readonly CancelledAppointment[]): { refund: string; fee: string; asked: string } {
  const byCurrency = [...Map.groupBy(cancelled, ({ currency }) => currency)];
  const words = (amountOf: (appointment: CancelledAppointment) => Minor) =>
    byCurrency
      .map(([currency, appointments]) => ({ currency, amount: sumOf(appointments.map(amountOf)) }))
      .filter(({ amount }) => amount > 0)
      .map(({ currency, amount }) => formatMinor(amount, currency))
      .join(' and ');
  return {
    refund: words(({ refund }) => refund),
    fee: words(({ fee, isAsked }) => (isAsked ? 0 : fee)),
    asked: words(({ fee, isAsked }) => (isAsked ? fee : 0)),
  };
}
