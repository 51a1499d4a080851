import { type Currency, formatMinor } from '@thyme/domain/money';
import { listInWords } from '@thyme/domain/text';
import { DAY, zonedDayTime } from '@thyme/domain/time';
import type { Services } from '../../../platform/services.ts';
import { inTransaction, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findOwner } from '../../access/index.ts';
import { notify } from '../../notifications/index.ts';
import { enqueueMail } from '../../outbox/index.ts';
import type { SaleKey } from '../../sales/index.ts';
import { whoOf } from './announce-part.ts';
import { partsLateMail } from './mails.ts';
import { readParts } from './read-part.ts';
import { findPayer, listSalesDue } from './store.ts';

/** A missed run is made up for within a day; dedupe keys prevent repeated notifications. */
export async function tellLateParts(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const key of await listSalesDue(services.db, { after: now - DAY, now }))
    await inTransaction(services, (tx) => tellOne(tx, key));
}

/** The guest who booked can pay for the others; the shop decides about unpaid places. */
async function tellOne(tx: UnitOfWork, key: SaleKey): Promise<void> {
  const late = (await readParts(tx, tx.db, key)).filter(({ state }) => state === 'late');
  const [first] = late;
  if (!first) return;
  const { shop, businessId, saleId, bookerId, booker, currency } = first;
  const when = zonedDayTime(shop.zone, Math.min(...late.map(({ startsAt }) => startsAt)));
  const parts = late.map((part) => ({
    label: whoOf(part),
    value: formatMinor(part.left.deposit, currency as Currency),
  }));
  const { isForAll } = first;
  const names = listInWords(parts.map(({ label }) => label));
  const dedupeKey = `parts-late:${saleId}`;
  const path = `/profile/appointments?id=${first.id}`;
  // Where the desk booked, the part of the guest who booked can be late too.
  const canPay = late.some(({ place }) => place === 0) ? 'You can still pay.' : 'You can pay for the others yourself.';
  await notify(tx, {
    userId: bookerId,
    businessId,
    refId: first.id,
    kind: 'payment_received',
    title: isForAll ? 'Your group’s deposit isn’t paid yet' : `Not paid yet: ${names}`,
    message: `${shop.name}, ${when}. Your places are still booked. ${canPay}`,
    targetUrl: path,
    dedupeKey,
  });
  const guest = await findPayer(tx.db, bookerId);
  if (guest?.email)
    await enqueueMail(tx, {
      template: partsLateMail,
      to: guest.email,
      data: {
        ...{ firstName: guest.firstName, shop: shop.name, when, canPay, path },
        parts: isForAll ? parts.map(({ value }) => ({ label: 'Deposit for all of you', value })) : parts,
        ...(isForAll ? { isForAll } : {}),
      },
      dedupeKey,
      userId: bookerId,
      businessId,
    });
  const owner = await findOwner(tx.db, businessId);
  if (owner)
    await notify(tx, {
      userId: owner.id,
      businessId,
      refId: first.id,
      kind: 'charge_question',
      title: isForAll
        ? `${booker} hasn’t paid the deposit for their group`
        : `${names} in ${booker}’s group ${late.length === 1 ? 'hasn’t' : 'haven’t'} paid`,
      message: `${when}. The places are still booked. ${booker} has been told, and you can take it at the till or cancel ${isForAll ? 'the appointments' : 'that appointment'}.`,
      dedupeKey: `${dedupeKey}:shop`,
    });
}
