import { type Minor, toMajor } from '@thyme/domain/money';
import { CARD_MISSING_MESSAGE, isSettled } from '@thyme/domain/payments';
import {
  type CardMethod,
  type CardPort,
  type OrderReport,
  ProviderUnavailable,
  type Wallet,
} from '../../../integrations/cards/card-port.ts';
import type { Services } from '../../../platform/services.ts';
import { inTransaction } from '../../../platform/unit-of-work.ts';
import { recordConsent } from '../card-fees/consent.ts';
import { cardAgreed } from '../hooks.ts';
import { keepCardOfPlan, savedCardMessage, usableCard } from '../saved-cards/saved-cards.ts';
import { noteUse } from '../saved-cards/store.ts';
import { findOrder, type OrderRow, setOpened } from './order-store.ts';
import { findOrderWithPayer } from './payer-store.ts';
import { firstLook, portOf } from './reconcile.ts';
import { type Settlement, saleOf, settlementOf, settleOrder } from './settle.ts';

export const SUCCESS_PAGE = '/payment-success';
export const FAILURE_PAGE = '/payment-fail';

export interface StartedPayment {
  orderId: number;
  publicId: string;
  amount: Minor;
  /** `open`: the guest still has to pay, on `paymentUrl`. `returned`: paid too late, and refunded. */
  status: Settlement['outcome'];
  /** The payment page, a path of our site or a provider's address; null if nothing is left to do there. */
  paymentUrl: string | null;
  /** The reason of a failure, for the guest. */
  failure: string | null;
}

export interface StartRequest {
  orderId: number;
  walletToken?: string | null;
  /** The guest's payment method, if it differs from the order's. */
  method?: string | null;
  /** The saved card to charge, if the method is the card. */
  savedCardId?: number | null;
  /** Off-session: the bank cannot ask its customer for authentication. */
  isUnattended?: boolean;
  /** The guest agrees that the shop may charge a fee to the saved card. */
  agreesToFee?: boolean;
}

/**
 * Opens an order at the provider and, with a wallet's token or a saved card, charges it. A declined charge leaves the
 * order open and its times held. Call it after the commit of `writeSale`; a second call for a paid order charges
 * nothing.
 */
export async function startPayment(services: Services, request: StartRequest): Promise<StartedPayment> {
  const { orderId, walletToken = null, method = null, savedCardId = null } = request;
  const known = await findOrderWithPayer(services.db, orderId);
  if (!known) throw new Error(`Order ${orderId} does not exist.`);
  const found = known.order;
  if (isSettled(found.status)) return answer(found, settlementOf(found), null);
  let order: OrderRow;
  let pageUrl: string | null;
  try {
    ({ order, pageUrl } = await openOrder(services, known));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.error({ err: error, order: orderId }, 'an order could not be opened');
    return answer(found, await settleOrder(services, orderId, notOpened(found)), null);
  }
  // The hold may have expired during the provider's request.
  if (isSettled(order.status)) return answer(order, settlementOf(order), null);
  const port = portOf(services, order);
  if (savedCardId !== null && method === 'stripe')
    return chargeSaved(services, { ...request, order, port, savedCardId });
  if (order.purpose === 'subscription' || order.isRecurring) await keepCardOfPlan(services, order);
  const wallet = walletOf(order, port, method);
  if (wallet === null || walletToken === null) return answer(order, settlementOf(order), pageUrl ?? cardPage(order));
  return chargeWallet(services, { order, port, wallet, token: walletToken });
}

/** A wallet that the provider accepts only on its own page is paid there. */
function walletOf(order: OrderRow, port: CardPort, method: string | null): Wallet | null {
  const wanted = port.keepsWalletsApart ? order.method : (method ?? order.method);
  return port.wallets.find((wallet) => wallet === wanted) ?? null;
}

interface WalletCharge {
  order: OrderRow;
  port: CardPort;
  wallet: Wallet;
  token: string;
}

async function chargeWallet(services: Services, { order, port, wallet, token }: WalletCharge): Promise<StartedPayment> {
  if (order.providerOrderId === null) throw new Error(`Order ${order.id} was not opened.`);
  try {
    const report = await port.chargeWallet(order.providerOrderId, { wallet, token });
    return answer(order, await settleOrder(services, order, report), null);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // Unknown whether it was charged: the webhook or the reconcile job will settle it.
    services.log.warn({ err: error, order: order.id }, 'charging a wallet got no response');
    return answer(order, settlementOf(order), null);
  }
}

interface SavedCharge extends Pick<StartRequest, 'isUnattended' | 'agreesToFee'> {
  order: OrderRow;
  port: CardPort;
  savedCardId: number;
}

async function chargeSaved(
  services: Services,
  { order, port, savedCardId, isUnattended = false, agreesToFee = false }: SavedCharge,
): Promise<StartedPayment> {
  const usable = await usableCard(services, order.userId, savedCardId);
  if (!usable.ok || port.vault === null || order.providerOrderId === null) {
    const failure = usable.ok ? CARD_MISSING_MESSAGE : savedCardMessage(usable.refusal);
    return answer(order, { ...settlementOf(order), failure }, null);
  }
  const { card, customerId } = usable.value;
  try {
    const isAgreed = !isUnattended && (await recordConsent(services, order, { agrees: agreesToFee, savedCardId }));
    // Recurring charges need a card that is set up for them.
    if (isAgreed || (order.isRecurring && !isUnattended))
      await port.vault.keepCard(order.providerOrderId, customerId, true);
    const charge = { customerId, cardId: card.providerCardId, isUnattended };
    const report = await port.vault.charge(order.providerOrderId, charge);
    const settled = await settleOrder(services, order, report);
    if (settled.outcome === 'paid') await noteUse(services.db, card.id, services.clock.now());
    if (settled.outcome === 'paid' && order.isRecurring)
      await inTransaction(services, (tx) => cardAgreed(tx, { ...saleOf(order), savedCardId: card.id }));
    // The bank's authentication is shown on the card page.
    return report.needsAction
      ? answer(order, { ...settled, failure: null }, cardPage(order))
      : answer(order, settled, null);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // Unknown whether it was charged: the card page checks again, and so does the reconcile job.
    services.log.warn({ err: error, order: order.id }, 'charging a saved card got no response');
    return answer(order, settlementOf(order), cardPage(order));
  }
}

type Payer = NonNullable<Awaited<ReturnType<typeof findOrderWithPayer>>>;

async function openOrder(services: Services, payer: Payer): Promise<{ order: OrderRow; pageUrl: string | null }> {
  const { order } = payer;
  const port = portOf(services, order);
  if (order.providerOrderId !== null) return { order, pageUrl: await port.pageOf(order.providerOrderId) };
  const opened = await port.openOrder({
    reference: `thyme-${order.id}`,
    description: payer.description,
    amount: order.amount,
    currency: order.currency,
    method: order.method as CardMethod,
    email: payer.email,
    expiresAt: order.expiresAt,
    returnTo: { success: returnPage(order), failure: FAILURE_PAGE },
    key: `order-${order.id}`,
  });
  const { providerOrderId, publicId, pageUrl } = opened;
  const change = { providerOrderId, publicId, reconcileAt: firstLook(services) };
  const ours = await setOpened(services.db, order.id, change);
  if (ours) return { order: ours, pageUrl };
  const current = await findOrder(services.db, order.id);
  if (!current) throw new Error(`Order ${order.id} does not exist.`);
  if (current.providerOrderId === providerOrderId) return { order: current, pageUrl };
  // Another request opened it first, or it was closed meanwhile: ours must not be payable.
  await port.cancelOrder(providerOrderId);
  return { order: current, pageUrl: current.providerOrderId && (await port.pageOf(current.providerOrderId)) };
}

/** The return address for a provider's own page: our card page, which confirms with the server and continues. */
function returnPage(order: OrderRow): string {
  if (order.saleId !== null) return `${SUCCESS_PAGE}?order=${order.id}&sale=${order.saleId}`;
  return order.subscriptionId === null
    ? SUCCESS_PAGE
    : `${SUCCESS_PAGE}?order=${order.id}&plan=${order.subscriptionId}`;
}

/** Our own card page. Amounts are formatted for reading. */
export function cardPage(order: OrderRow): string {
  const amount = toMajor(order.amount).toFixed(2);
  const publicId = encodeURIComponent(order.publicId);
  return order.purpose === 'subscription'
    ? `/revolut-subscription/${publicId}/${amount}/${order.subscriptionId}/${order.id}`
    : `/revolut/${publicId}/${amount}/${order.saleId}/${order.id}`;
}

function notOpened(order: OrderRow): OrderReport {
  return {
    providerOrderId: '',
    status: 'failed',
    amount: order.amount,
    currency: order.currency,
    method: 'card',
    providerPaymentId: null,
    instrument: null,
    failure: 'We can’t reach the card provider. Nothing was charged.',
  };
}

function answer(order: OrderRow, { outcome, failure }: Settlement, paymentUrl: string | null): StartedPayment {
  const { id: orderId, publicId, amount } = order;
  return { orderId, publicId, amount, status: outcome, paymentUrl: outcome === 'open' ? paymentUrl : null, failure };
}
