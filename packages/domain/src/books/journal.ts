import { type Minor, summedBy } from '../money/index.ts';
import type { LocalDate } from '../time/index.ts';
import type { DrawerKind } from './drawer.ts';
import type { PostingKind } from './posting.ts';

/** The accounts of the books. An owner gives each the code and name of their accountant's chart. */
export const ACCOUNT_KEYS = [
  'cash',
  'card',
  'online',
  'sales',
  'products',
  'vat',
  'vouchers',
  'tips',
  'credit',
  'prepaid',
  'bonus',
  'breakage',
  'petty',
  'difference',
] as const;
export type AccountKey = (typeof ACCOUNT_KEYS)[number];

export type Account = { readonly code: string; readonly name: string };

export const DEFAULT_ACCOUNTS: Readonly<Record<AccountKey, Account & { readonly about: string }>> = {
  cash: { code: '091', name: 'Cash drawer', about: 'Cash taken and handed back' },
  card: { code: '092', name: 'Card reader clearing', about: 'Your own card reader' },
  online: { code: '093', name: 'Online payments clearing', about: 'Cards and wallets on the site' },
  sales: { code: '200', name: 'Sales of services', about: 'Services, without VAT' },
  products: { code: '201', name: 'Sales of products', about: 'Products, without VAT' },
  vat: { code: '820', name: 'VAT', about: 'VAT you owe' },
  vouchers: { code: '825', name: 'Vouchers outstanding', about: 'Sold and not used yet' },
  tips: { code: '826', name: 'Tips to pay out', about: 'Tips that belong to your team' },
  credit: { code: '827', name: 'Guest credit', about: 'Paid but not owed' },
  prepaid: { code: '828', name: 'Vouchers taxed when sold', about: 'Used vouchers that were income when sold' },
  bonus: { code: '829', name: 'Voucher bonus', about: 'Voucher value above its price' },
  breakage: { code: '202', name: 'Expired packages', about: 'Sessions that were paid for and never used' },
  petty: { code: '429', name: 'Petty cash', about: 'Put into the drawer or taken out of it' },
  difference: { code: '499', name: 'Cash differences', about: 'Counted more or less than expected' },
};

export type JournalLine = {
  readonly account: AccountKey;
  /** For a sale; null otherwise. */
  readonly rate: number | null;
  /** Debits are positive, credits negative. */
  readonly amount: Minor;
};

export type PostedPart = {
  readonly kind: PostingKind;
  readonly lineKind: string | null;
  readonly rate: number | null;
  readonly gross: Minor;
  readonly vat: Minor;
};

/** The asset side of a payment: for a voucher its price, and the value above it. */
export type MoneySource =
  | { readonly way: 'cash' | 'card' | 'online'; readonly amount: Minor }
  | { readonly way: 'voucher'; readonly amount: Minor; readonly isSingle: boolean; readonly bonus: Minor };

function sourceLines(source: MoneySource): JournalLine[] {
  const { way, amount } = source;
  if (way !== 'voucher') return [{ account: way, rate: null, amount }];
  if (source.isSingle) return [{ account: 'prepaid', rate: null, amount }];
  return [
    { account: 'vouchers', rate: null, amount: amount - source.bonus },
    { account: 'bonus', rate: null, amount: source.bonus },
  ];
}

/** A payment in double entry: where the money is against what it was for. Its lines sum to zero. */
export function journalOf(source: MoneySource, parts: readonly PostedPart[]): JournalLine[] {
  const lines = sourceLines(source);
  for (const { kind, lineKind, rate, gross, vat } of parts) {
    if (kind === 'sale') {
      lines.push({ account: lineKind === 'product' ? 'products' : 'sales', rate, amount: vat - gross });
      lines.push({ account: 'vat', rate: null, amount: -vat });
    } else lines.push({ account: kind === 'voucher' ? 'vouchers' : ACCOUNT_OF[kind], rate: null, amount: -gross });
  }
  return together(lines);
}

const ACCOUNT_OF: Record<Exclude<PostingKind, 'sale' | 'voucher'>, AccountKey> = {
  tip: 'tips',
  prepaid: 'prepaid',
  bonus: 'bonus',
  credit: 'credit',
  breakage: 'breakage',
};

/** Cash that was put in or taken out, or a difference found when counting. */
export function drawerJournal(kind: DrawerKind | 'difference', amount: Minor): JournalLine[] {
  if (kind === 'float' || kind === 'count' || amount === 0) return [];
  const cash = kind === 'out' ? -amount : amount;
  const other: AccountKey = kind === 'difference' ? 'difference' : 'petty';
  return [
    { account: 'cash', rate: null, amount: cash },
    { account: other, rate: null, amount: -cash },
  ];
}

/** One line per account and rate, in the order of the chart; those that cancel out are left out. */
export function together(lines: readonly JournalLine[]): JournalLine[] {
  return summedBy(lines, ({ account, rate }) => `${account} ${rate}`, 'amount')
    .filter(({ amount }) => amount !== 0)
    .sort(
      (a, b) => ACCOUNT_KEYS.indexOf(a.account) - ACCOUNT_KEYS.indexOf(b.account) || (a.rate ?? -1) - (b.rate ?? -1),
    );
}

export type DayJournal = { readonly date: LocalDate; readonly lines: readonly JournalLine[] };
