import { readSearch } from '@thyme/domain/books';
import { addDays, type LocalDate, startOfDay } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type Membership, requireMembership } from '../../access/index.ts';
import type { Viewer } from '../../accounts/index.ts';
import { findInvoice, listCreditNotes } from '../../sales/index.ts';
import * as detail from './detail-store.ts';
import type { PaymentState, PaymentWay } from './payment-words.ts';
import {
  listPage,
  type PageEnd,
  type PaymentFilter,
  type PaymentRow,
  type PaymentSums,
  sumFiltered,
} from './payments-store.ts';

/** Page size. */
const PAGE = 30;

export interface PaymentsAsked {
  businessId: number;
  from: LocalDate;
  to: LocalDate;
  ways: readonly PaymentWay[];
  states: readonly PaymentState[];
  chairId: number | null;
  serviceId: number | null;
  search: string;
  after: string | null;
}

export interface PaymentPage {
  membership: Membership;
  rows: PaymentRow[];
  next: string | null;
  sums: PaymentSums;
  people: { id: number; name: string }[];
  services: { id: number; name: string }[];
}

const endOf = ({ micros, id }: PageEnd) => `${micros}-${id}`;

function readEnd(cursor: string | null): PageEnd | null {
  if (cursor === null) return null;
  const found = /^(\d{1,18})-(\d{1,9})$/.exec(cursor);
  if (!found) throw new PublicError('This page does not exist.', 'BAD_REQUEST');
  return { micros: found[1] ?? '0', id: Number(found[2]) };
}

/** Payments and refunds of a period, newest first, with totals of everything that matches the filter. Owner only. */
export async function readPayments(services: Services, viewer: Viewer, asked: PaymentsAsked): Promise<PaymentPage> {
  const { businessId, from, to } = asked;
  const membership = await requireMembership(services, viewer, businessId, 'money');
  if (to < from) throw new PublicError('The last day is before the first.', 'REFUSED');
  const { zone } = membership;
  const filter: PaymentFilter = {
    ...asked,
    from: startOfDay(zone, from),
    to: startOfDay(zone, addDays(to, 1)),
    search: readSearch(asked.search),
    now: services.clock.now(),
  };
  const [rows, sums, choices] = await Promise.all([
    listPage(services.db, filter, readEnd(asked.after), PAGE + 1),
    sumFiltered(services.db, filter),
    detail.listChoices(services.db, businessId),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return { membership, rows: shown, next: rows.length > PAGE && last ? endOf(last) : null, sums, ...choices };
}

/** Details of a payment's sale: its ledger entries, appointments, invoice and credit notes. */
export async function readPayment(services: Services, viewer: Viewer, asked: { businessId: number; id: number }) {
  const { businessId, id } = asked;
  const membership = await requireMembership(services, viewer, businessId, 'money');
  const { db } = services;
  const found = await detail.findEntry(db, businessId, id);
  if (!found) throw new PublicError('This payment does not exist.', 'NOT_FOUND');
  const { saleId } = found;
  const [entries, appointments, invoice, creditNotes] = await Promise.all([
    detail.listEntries(db, businessId, saleId),
    detail.listAppointments(db, businessId, saleId),
    findInvoice(db, { businessId, saleId }),
    listCreditNotes(db, { businessId, saleId }),
  ]);
  return { membership, saleId, entries, appointments, invoice, creditNotes };
}

export type PaymentDetail = Awaited<ReturnType<typeof readPayment>>;
