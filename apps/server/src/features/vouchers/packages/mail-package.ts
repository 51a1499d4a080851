import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { enqueueMail } from '../../outbox/index.ts';
import type { Parties } from '../mail-gift.ts';
import type { SoldVoucherRow } from '../sold-store.ts';
import { packageBoughtMail } from './mails.ts';

/** Emails the buyer what the package contains, once it is paid. */
export async function mailPackage(tx: UnitOfWork, sold: SoldVoucherRow, { buyer, shop }: Parties): Promise<void> {
  if (!buyer.email) return;
  const { terms, code, value, currency, expiresAt } = sold;
  await enqueueMail(tx, {
    template: packageBoughtMail,
    to: buyer.email,
    data: {
      name: buyer.firstName,
      shop: shop.name,
      slug: shop.slug,
      title: terms.name,
      code,
      sessions: value,
      price: terms.retail,
      currency,
      expiresAt,
      zone: shop.zone,
      services: terms.services.map(({ label }) => label),
      isShareable: terms.shareable ?? false,
    },
    dedupeKey: `package-bought:${sold.id}`,
    userId: sold.buyerId,
    businessId: sold.businessId,
  });
}
