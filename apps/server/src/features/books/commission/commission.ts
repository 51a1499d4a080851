import type { Span } from '@thyme/domain/availability';
import { type CommissionKind, type CommissionLine, commissionPercent, commissionStatement } from '@thyme/domain/books';
import type { Minor } from '@thyme/domain/money';
import { dateAt, type LocalDate } from '@thyme/domain/time';
import { PublicError } from '../../../graphql/errors.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ChangeAnswer, changeShop, Refused } from '../../edits/index.ts';
import { postVat } from '../../sales/index.ts';
import { openBooks, type Period } from '../span.ts';
import * as store from './store.ts';

/** A person's first percentage also applies to everything before it was set, except for tips, which have counted in full until then. */
const FROM_THE_START: LocalDate = '1970-01-01';

export interface Statement {
  personId: number;
  name: string;
  active: boolean;
  lines: CommissionLine[];
  total: Minor;
}

/** Commission statements of all people for a period whose VAT is posted. */
export async function statementsOf(db: Db, span: Span & { businessId: number; zone: string }): Promise<Statement[]> {
  // One after the other: an export reads them on the one connection of its snapshot.
  const people = await store.listPeople(db, span.businessId);
  const rates = await store.listRates(db, span.businessId);
  const earned = await store.listEarned(db, span);
  return people.map(({ id, name, active }) => {
    const own = rates.filter(({ chairId }) => chairId === id);
    const parts = earned
      .filter(({ chairId }) => chairId === id)
      .map(({ kind, serviceId, date, base }) => ({
        kind,
        base,
        percent: commissionPercent(own, { kind, serviceId, date }),
      }));
    return { personId: id, name, active, ...commissionStatement(parts) };
  });
}

export interface Commission {
  currency: string;
  servicePercent: number;
  productPercent: number;
  tipPercent: number;
  services: { serviceId: number; name: string; percent: number }[];
  statement: Statement;
}

/** A person's commission rates and the resulting statement for a period. */
export async function readCommission(
  services: Services,
  viewer: Viewer,
  { personId, ...period }: Period & { personId: number },
): Promise<Commission> {
  const { membership, span } = await openBooks(services, viewer, period);
  const { businessId } = period;
  const { zone, currency } = membership;
  await postVat(services, businessId, span);
  const statement = (await statementsOf(services.db, { businessId, zone, ...span })).find(
    (one) => one.personId === personId,
  );
  if (!statement) throw new PublicError('This person could not be found.', 'NOT_FOUND');
  const rates = (await store.listRates(services.db, businessId)).filter(({ chairId }) => chairId === personId);
  const names = await store.listServiceNames(services.db, businessId);
  const date = dateAt(zone, services.clock.now());
  const now = (kind: CommissionKind) => commissionPercent(rates, { kind, serviceId: null, date });
  const own = [...new Set(rates.flatMap(({ serviceId }) => serviceId ?? []))].flatMap((serviceId) => {
    const last = rates.findLast((rate) => rate.serviceId === serviceId && rate.validFrom <= date);
    return last?.percent == null ? [] : [{ serviceId, name: names.get(serviceId) ?? '', percent: last.percent }];
  });
  return {
    currency,
    servicePercent: now('service'),
    productPercent: now('product'),
    tipPercent: now('tip'),
    services: own.sort((a, b) => a.name.localeCompare(b.name)),
    statement,
  };
}

export interface CommissionForm {
  businessId: number;
  personId: number;
  kind: CommissionKind;
  serviceId: number | null;
  /** Null removes the service's own percentage. */
  percent: number | null;
}

/** Changes a person's commission from today on; statements of earlier days do not change. Owner only. */
export function saveCommission(services: Services, viewer: Viewer, form: CommissionForm): Promise<ChangeAnswer> {
  const { businessId, personId, kind, serviceId, percent } = form;
  const change = { businessId, action: 'save-commission', subject: 'money', need: 'owner' as const };
  return changeShop(services, viewer, change, async ({ tx, membership, memberId, now }) => {
    const person = (await store.listPeople(tx.db, businessId)).find(({ id }) => id === personId);
    if (!person) throw new Refused('This person could not be found.');
    const service = serviceId === null ? null : await store.findService(tx.db, businessId, serviceId);
    if (serviceId !== null && (service === null || kind !== 'service'))
      throw new Refused('This service could not be found.');
    if (percent === null && serviceId === null) throw new Refused('Please enter a percentage.');
    const rates = await store.listRates(tx.db, businessId);
    const isFirst =
      kind !== 'tip' &&
      !rates.some((rate) => rate.chairId === personId && rate.kind === kind && rate.serviceId === serviceId);
    const validFrom = isFirst ? FROM_THE_START : dateAt(membership.zone, now);
    const row = {
      businessId,
      chairId: personId,
      kind,
      serviceId,
      validFrom,
      percent,
      actorId: memberId,
      createdAt: now,
    };
    await store.saveRate(tx.db, row);
    const what = service ?? `${kind}s`;
    return {
      id: personId,
      message: `Saved. It applies ${isFirst ? 'to everything so far too' : 'from today'}.`,
      changes: { person: person.name, what, percent },
    };
  });
}
