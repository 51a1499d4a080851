import { type Currency, type Minor, sumOf } from '@thyme/domain/money';
import { deskVoucherMessage } from '@thyme/domain/vouchers';
import { PublicError } from '../../../../graphql/errors.ts';
import { consumeOrRefuse } from '../../../../platform/limits/throttle.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Viewer } from '../../../accounts/index.ts';
import { planAtTill } from '../../../payments/index.ts';
import { NOT_FOUND } from '../../appointments/change-status.ts';
import { findTill } from './till-store.ts';

/** The limit equals that of redeeming at a desk: more attempts mean that codes are being guessed. */
const LIMIT = { max: 60, windowSeconds: 3_600 };

export interface VoucherCheck {
  status: 0 | 1;
  message: string;
  /** What it can pay of the bill. */
  amount: Minor;
}

/** What a voucher can pay of a bill, or why it cannot, before anything is taken. */
export async function checkVoucher(
  services: Services,
  viewer: Viewer,
  { id, code, goods }: { id: number; code: string; goods: Minor },
): Promise<VoucherCheck> {
  await consumeOrRefuse(services, `desk-voucher-check:${viewer.id}`, LIMIT);
  const found = await findTill(services.db, id, viewer.id);
  if (!found) throw new PublicError(NOT_FOUND, 'NOT_FOUND');
  const { businessId, userId, currency } = found.appointment;
  const planned = await planAtTill(services, { businessId, appointmentId: id, userId, code, goods });
  if (!planned.ok) return { status: 0, message: deskVoucherMessage(planned.refusal, currency as Currency), amount: 0 };
  return { status: 1, message: '', amount: sumOf(planned.value.map(({ amount }) => amount)) };
}
