import { type BilledLine, memberOffs, memberPrice, productPercentOf, servicePercent } from '@thyme/domain/memberships';
import type { Minor } from '@thyme/domain/money';
import type { Product } from '@thyme/domain/payments';
import type { Db } from '../../../../platform/database/database.ts';
import { type MemberOff, readBill } from '../../../payments/index.ts';
import { listMemberTerms } from '../../../vouchers/index.ts';
import { listServicesOf } from './till-store.ts';

type Bill = Awaited<ReturnType<typeof readBill>>;

/** The member discount on a bill. */
export interface MemberAtTill extends Omit<MemberOff, 'products'> {
  /** The name of the membership, or of several. */
  name: string;
}

/** Null if the guest has no membership with a discount. */
export async function readMember(
  db: Db,
  { businessId, userId }: { businessId: number; userId: number },
  { lines, due }: Pick<Bill, 'lines' | 'due'>,
): Promise<MemberAtTill | null> {
  const terms = await listMemberTerms(db, { businessId, userId });
  if (terms.length === 0) return null;
  const services = await listServicesOf(
    db,
    businessId,
    lines.flatMap(({ pricingId }) => pricingId ?? []),
  );
  const billed = lines.map((line): BilledLine => {
    const serviceId = services.get(line.pricingId ?? 0);
    // A line that was sold at the member price already has the discount.
    const percent = serviceId === undefined || line.memberPercent !== null ? 0 : servicePercent(terms, serviceId);
    return { unitPrice: line.unitPrice, quantity: line.productQty, discount: line.discount, percent };
  });
  const offs = memberOffs(billed, due);
  return {
    name: [...new Set(terms.map(({ name }) => name))].join(', '),
    lines: new Map(
      lines.flatMap(({ id }, index) => {
        const off = offs[index] ?? 0;
        return off > 0 ? [[id, { off, percent: billed[index]?.percent ?? 0 }] as const] : [];
      }),
    ),
    productPercent: productPercentOf(terms),
  };
}

/** The member discount on stocked products at their listed price. */
export function productsOff(products: readonly (Product & { listPrice?: Minor })[], percent: number): Minor[] {
  return products.map(({ unitPrice, quantity, listPrice }) =>
    unitPrice === listPrice ? (unitPrice - memberPrice(unitPrice, percent)) * quantity : 0,
  );
}

/** The same for a payment that the desk takes at the member price. */
export async function memberOffOf(
  db: Db,
  { businessId, userId, appointmentId }: { businessId: number; userId: number; appointmentId: number },
  products: readonly (Product & { listPrice?: Minor })[],
): Promise<(MemberAtTill & MemberOff) | null> {
  const member = await readMember(db, { businessId, userId }, await readBill(db, { businessId, appointmentId }));
  return member && { ...member, products: productsOff(products, member.productPercent) };
}
