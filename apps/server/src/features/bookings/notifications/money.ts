import { type Currency, formatMinor } from '@thyme/domain/money';
import { DECIDE_DAYS } from '@thyme/domain/payments';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { NewNotification } from '../../notifications/index.ts';
import { dayOf } from './facts.ts';
import { type MoneyData, moneyMail } from './money-mails.ts';
import { type Refunded, refundInWords } from './refund-words.ts';
import { type DescribedAppointment, mailGuest, notifyGuest, readAppointment } from './send.ts';
import type { AppointmentKey } from './store.ts';

type Bell = Pick<NewNotification, 'kind' | 'title' | 'message' | 'dedupeKey'>;

/** Notifies the guest and mails the same. */
async function tellGuest(
  tx: UnitOfWork,
  described: DescribedAppointment,
  bell: Bell,
  row: MoneyData['row'],
): Promise<void> {
  await notifyGuest(tx, described, bell);
  const data = { ...described.facts, heading: bell.title, text: bell.message, row };
  await mailGuest(tx, described, { template: moneyMail, data, dedupeKey: bell.dedupeKey });
}

export interface Returned extends AppointmentKey, Refunded {
  happening: 'cancelled' | 'waived' | 'undecided' | 'returned' | 'credit' | 'date';
  /** Dedupe key, where one version of the appointment may have several. */
  part?: number;
}

const WHY = {
  cancelled: '',
  date: '',
  waived: ' has decided not to keep it.',
  undecided: ` didn’t decide within ${DECIDE_DAYS} days whether to keep it.`,
  returned: ' has decided not to keep it.',
  credit: ' has refunded it because your appointment costs less now.',
} as const;

/** Notifies the guest of a refund. A mail about what was cancelled names its refund, so there is no second one. */
export async function announceReturned(tx: UnitOfWork, returned: Returned): Promise<void> {
  const described = await readAppointment(tx, returned);
  const { business, appointment } = described.record;
  const amount = formatMinor(returned.amount, returned.currency as Currency);
  const where = refundInWords(returned, { zone: business.zone, at: tx.clock.now() });
  const { happening, part } = returned;
  const why = WHY[happening] === '' ? '' : `${business.name}${WHY[happening]} `;
  const bell: Bell = {
    kind: 'refundable_deposit',
    title: `${amount} is on its way back to you`,
    message: `From ${business.name}, for ${dayOf(business.zone, appointment.startsAt)}. ${why}It goes ${where}.`,
    dedupeKey: `deposit-${happening}:${appointment.id}:${part ?? appointment.version}`,
  };
  if (WHY[happening] === '') return notifyGuest(tx, described, bell);
  await tellGuest(tx, described, bell, { label: 'On its way back', detail: where, value: amount });
}

/** Notifies the guest that the business charges the fee. */
export async function announceCharged(tx: UnitOfWork, charged: AppointmentKey & { fee: string }): Promise<void> {
  const described = await readAppointment(tx, charged);
  const { business, appointment } = described.record;
  const day = dayOf(business.zone, appointment.startsAt);
  await tellGuest(
    tx,
    described,
    {
      kind: 'booking_cancelled',
      title: `${business.name} is keeping ${charged.fee}`,
      message: `You cancelled ${day}. Under its cancellation policy ${business.name} may keep what you paid, and has decided to.`,
      dedupeKey: `charged:${appointment.id}`,
    },
    { label: `Kept by ${business.name}`, value: charged.fee },
  );
}

/** Notifies the guest of a missed appointment for which money is kept. */
export function announceNoShow(tx: UnitOfWork, key: AppointmentKey): Promise<void> {
  return announceAboutNoShow(tx, key, 'no-show', ({ facts }, shop) => ({
    title: `${shop} is keeping ${facts.paid}`,
    message: `They’ve marked you as a no-show on ${facts.dayTime}, so they’re keeping what you had paid. If that’s a mistake, please tell them today.`,
    label: `Kept by ${shop}`,
  }));
}

/** The same when the no-show was recorded by mistake: nothing is kept any more. */
export function announceNoShowUndone(tx: UnitOfWork, key: AppointmentKey): Promise<void> {
  return announceAboutNoShow(tx, key, 'no-show-undone', ({ facts }, shop) => ({
    title: `${shop} has put it right`,
    message: `Your appointment on ${facts.dayTime} is no longer marked as missed. The ${facts.paid} you paid counts towards it.`,
    label: 'Paid',
  }));
}

interface NoShowWords {
  title: string;
  message: string;
  /** The amount that had been paid. */
  label: string;
}

/** Sends nothing if nothing had been paid. */
async function announceAboutNoShow(
  tx: UnitOfWork,
  key: AppointmentKey,
  happening: 'no-show' | 'no-show-undone',
  wordsOf: (described: DescribedAppointment, shop: string) => NoShowWords,
): Promise<void> {
  const described = await readAppointment(tx, key);
  const { record, facts } = described;
  if (!facts.hasPaid) return;
  const { title, message, label } = wordsOf(described, record.business.name);
  const dedupeKey = `${happening}:${record.appointment.id}:${record.appointment.version}`;
  await tellGuest(tx, described, { kind: 'no_show', title, message, dedupeKey }, { label, value: facts.paid });
}
