import type { ImportField, ImportKind, ImportStatus } from '@thyme/domain/imports';
import { formatDayTime, wallOf } from '@thyme/domain/time';

/** Kinds of files, in the order in which a business usually imports them. */
export const KINDS: readonly { kind: ImportKind; label: string; one: string; many: string; about: string }[] = [
  { kind: 'clients', label: 'Guests', one: 'guest', many: 'guests', about: 'Names, numbers, birthdays and notes' },
  { kind: 'services', label: 'Services', one: 'service', many: 'services', about: 'With prices and lengths' },
  {
    kind: 'appointments',
    label: 'Appointments',
    one: 'appointment',
    many: 'appointments',
    about: 'Upcoming and past',
  },
  { kind: 'vouchers', label: 'Vouchers', one: 'voucher', many: 'vouchers', about: 'Codes and what’s left on them' },
];

export const kindWords = (kind: string) =>
  KINDS.find((one) => one.kind === kind) ?? { label: kind, one: 'row', many: 'rows' };

const count = new Intl.NumberFormat('en-IE');

/** '1,231 guests'. */
export function countWords(kind: string, many: number): string {
  const words = kindWords(kind);
  return `${count.format(many)} ${many === 1 ? words.one : words.many}`;
}

export const number = (value: number): string => count.format(value);

export const FIELD_WORDS: Record<ImportField, string> = {
  skip: 'Leave out',
  first_name: 'First name',
  last_name: 'Last name',
  name: 'Full name',
  mobile: 'Mobile number',
  phone: 'Second number',
  email: 'Email',
  birthday: 'Birthday',
  note: 'Private note',
  allergies: 'Allergies',
  tags: 'Tags',
  consent: 'Consent to offers (not carried over)',
  service: 'Service',
  category: 'Category',
  price: 'Price',
  minutes: 'Length',
  description: 'Description',
  reference: 'Reference',
  date: 'Date',
  time: 'Start time',
  end: 'End',
  slot: 'From–to',
  person: 'Person',
  status: 'Status',
  code: 'Voucher code',
  balance: 'Balance',
  value: 'Original value',
  expires: 'Valid until',
};

/** The step that an import is at, of four. */
export function stepOf(status: string): number {
  const steps: Record<ImportStatus, number> = {
    mapping: 1,
    checking: 2,
    checked: 2,
    running: 2,
    done: 3,
    undoing: 3,
    undone: 3,
  };
  return steps[status as ImportStatus] ?? 0;
}

export const STATUS_WORDS: Record<ImportStatus, string> = {
  mapping: 'Columns to match',
  checking: 'Being checked',
  checked: 'Ready to import',
  running: 'Being imported',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
};

/** 'Tue 17 Nov, 10:50 am' by the shop's clock. */
export const momentWords = (zone: string, instant: number): string => formatDayTime(wallOf(zone, instant));
