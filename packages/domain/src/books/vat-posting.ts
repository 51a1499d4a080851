import { type Minor, splitProportionally, summedBy, sumOf } from '../money/index.ts';
import { vatIn } from '../payments/vat.ts';
import type { Movement, Posting, PostingLine } from './posting.ts';
import { paidOf, unpaidOf, waivedOf } from './unpaid.ts';
import { NO_VAT, taxPoint } from './vat-rates.ts';

type Part = Omit<Posting, 'entryId' | 'vat'>;
type Bucket = Part & { readonly appointmentId: number | null };

const keyOf = ({ lineId, kind, rate, treatment }: Part) => `${lineId}|${kind}|${rate}|${treatment}`;

/** What the postings so far leave for each line. */
function bucketsOf(posted: readonly Posting[], lines: readonly PostingLine[]): Bucket[] {
  const ofLine = new Map<number | null, number | null>(lines.map((line) => [line.id, line.appointmentId]));
  return summedBy(posted, keyOf, 'gross').map(({ lineId, kind, rate, treatment, gross }) => ({
    ...{ lineId, kind, rate, treatment, gross },
    appointmentId: ofLine.get(lineId) ?? null,
  }));
}

type Gross = Pick<Posting, 'entryId' | 'lineId' | 'rate' | 'gross'>;

/** Distributes an amount by open amounts, and returns the rest. */
function fill(amount: Minor, rooms: readonly Minor[]): { parts: Minor[]; left: Minor } {
  const given = Math.min(amount, sumOf(rooms));
  return { parts: splitProportionally(given, rooms), left: amount - given };
}

/** A payment: tips first, then vouchers and products being bought, then the lines it was for, then the others. */
function allocate(movement: Movement, lines: readonly PostingLine[], posted: readonly Posting[]): Part[] {
  const tipsPaid = sumOf(posted.filter(({ kind }) => kind === 'tip').map(({ gross }) => gross));
  const tip = movement.voucher ? 0 : Math.max(0, Math.min(movement.amount, movement.tips - tipsPaid));
  const given: { line: PostingLine; amount: Minor }[] = [];
  const isOwn = (line: PostingLine) => movement.appointmentId === null || line.appointmentId === movement.appointmentId;
  let left = movement.amount - tip;
  const orders = [
    lines.filter((line) => movement.lineIds?.includes(line.id) && isOwn(line)),
    lines.filter(
      (line) => (line.isVoucher || (line.isOrdered && !movement.voucher)) && movement.appointmentId === null,
    ),
    lines.filter((line) => !line.isVoucher && isOwn(line) && !(line.isOrdered && movement.voucher)),
    lines,
  ];
  const taken = new Map(waivedOf(lines, posted, movement));
  for (const order of orders) {
    const rooms = order.map((line) => unpaidOf(line, posted, movement.credited) - (taken.get(line.id) ?? 0));
    const filled = fill(left, rooms);
    left = filled.left;
    for (const [index, line] of order.entries()) {
      const amount = filled.parts[index] ?? 0;
      taken.set(line.id, (taken.get(line.id) ?? 0) + amount);
      given.push({ line, amount });
    }
  }
  const nowhere = { lineId: null, ...NO_VAT };
  return [
    { ...nowhere, kind: 'tip', gross: tip },
    ...tax(movement, given),
    { ...nowhere, kind: 'credit', gross: left },
  ];
}

/** How each share is taxed: not again for a voucher that was taxed when sold, and not for voucher value above its price. */
function tax({ voucher, date }: Movement, given: readonly { line: PostingLine; amount: Minor }[]): Part[] {
  const bonus = voucher && !voucher.isSingle ? voucher.bonus : 0;
  const free = splitProportionally(
    Math.min(bonus, sumOf(given.map(({ amount }) => amount))),
    given.map(({ amount }) => amount),
  );
  return given.flatMap(({ line, amount }, index): Part[] => {
    const lineId = line.id;
    if (voucher?.isSingle) return [{ lineId, kind: 'prepaid', ...NO_VAT, gross: amount }];
    const own = amount - (free[index] ?? 0);
    const terms = line.isTaxedLater ? NO_VAT : line.terms(taxPoint(date, line.suppliedOn));
    return [
      { lineId, kind: line.isTaxedLater ? 'voucher' : 'sale', ...terms, gross: own },
      { lineId, kind: 'bonus', ...NO_VAT, gross: amount - own },
    ];
  });
}

/** A refund: what its credit notes name, what was paid above prices since lowered, tips no longer owed, overpayments, then in proportion. */
function takeBack(movement: Movement, lines: readonly PostingLine[], posted: readonly Posting[]): Part[] {
  const buckets = bucketsOf(posted, lines);
  const rest = new Map(buckets.map((bucket) => [bucket, bucket.gross]));
  const parts: Part[] = [];
  let left = -movement.amount;
  const take = (wanted: readonly { bucket: Bucket; most: Minor }[]) => {
    const rooms = wanted.map(({ bucket, most }) => Math.max(0, Math.min(most, rest.get(bucket) ?? 0)));
    const filled = fill(left, rooms);
    left = filled.left;
    for (const [index, { bucket }] of wanted.entries()) {
      const amount = filled.parts[index] ?? 0;
      if (amount === 0) continue;
      rest.set(bucket, (rest.get(bucket) ?? 0) - amount);
      const { appointmentId: _, ...part } = bucket;
      parts.push({ ...part, gross: -amount });
    }
  };
  const all = (chosen: (bucket: Bucket) => boolean) =>
    take(buckets.filter(chosen).map((bucket) => ({ bucket, most: bucket.gross })));
  const isOwn = ({ appointmentId }: Bucket) =>
    movement.appointmentId === null || appointmentId === movement.appointmentId;
  const isPrepaid = (bucket: Bucket) => bucket.kind === 'prepaid' && isOwn(bucket);
  const own = (chosen: readonly Bucket[], soFar: readonly Gross[]) =>
    take(mostOf(chosen, (bucket) => ownShare(movement, bucket, soFar)));
  const withParts = () => [...posted, ...parts.map((part) => ({ ...part, entryId: movement.id }))];
  if (movement.voucher?.isSingle) own(buckets.filter(isPrepaid), posted);
  own(buckets, withParts());
  if (movement.voucher?.isSingle) all(isPrepaid);
  const soFar = withParts();
  take(mostOf(buckets, (bucket) => paidAbove(movement, bucket, lines, soFar)));
  const tips = sumOf(buckets.filter(({ kind }) => kind === 'tip').map(({ gross }) => gross));
  take(buckets.filter(({ kind }) => kind === 'tip').map((bucket) => ({ bucket, most: tips - movement.tips })));
  all(({ kind }) => kind === 'credit');
  const isOfVoucher = ({ kind }: Bucket) => kind === 'bonus' && movement.voucher !== null;
  all((bucket) => (bucket.kind === 'sale' || isOfVoucher(bucket)) && isOwn(bucket));
  all(({ kind }) => kind === 'sale' || kind === 'voucher');
  all(() => true);
  return [...parts, { lineId: null, kind: 'credit', ...NO_VAT, gross: -left }];
}

/** Each bucket with its maximum; those of a line at one rate share one. */
function mostOf(buckets: readonly Bucket[], most: (bucket: Bucket) => Minor) {
  const taken = new Map<string, Minor>();
  return buckets.map((bucket) => {
    const key = `${bucket.lineId} ${bucket.rate}`;
    const before = taken.get(key) ?? 0;
    const own = Math.max(0, Math.min(most(bucket) - before, bucket.gross));
    taken.set(key, before + own);
    return { bucket, most: own };
  });
}

const isAt =
  ({ lineId, rate }: Pick<Bucket, 'lineId' | 'rate'>) =>
  (one: Pick<Bucket, 'lineId' | 'rate'>) =>
    one.lineId === lineId && one.rate === rate;

/** What the credit notes of this refund name of a line at a rate, less what its entries so far took. */
function ownShare({ id, refund }: Movement, bucket: Bucket, posted: readonly Gross[]): Minor {
  if (!refund) return 0;
  const entryIds = [...refund.entryIds, id];
  const gone = posted.filter(({ entryId }) => entryIds.includes(entryId)).filter(isAt(bucket));
  return sumOf([
    ...refund.credited.filter(isAt(bucket)).map(({ amount }) => amount),
    ...gone.map(({ gross }) => gross),
  ]);
}

/** What credit notes credited of a line at a rate and is not refunded, as far as more was paid than the line costs now. */
function paidAbove(movement: Movement, bucket: Bucket, lines: readonly PostingLine[], posted: readonly Gross[]): Minor {
  const line = lines.find(({ id }) => id === bucket.lineId);
  if (!line) return 0;
  const noted = movement.credited.filter(isAt(bucket));
  const gone = posted
    .filter(isAt(bucket))
    .filter(({ gross, entryId }) => gross < 0 && !movement.undoings.includes(entryId));
  const owed = sumOf([...noted.map(({ amount }) => amount), ...gone.map(({ gross }) => gross)]);
  const all = movement.credited.filter(({ lineId }) => lineId === line.id);
  const above = paidOf(posted, line.id) - line.amount + sumOf(all.map(({ amount }) => amount));
  return Math.min(owed, above);
}

/** VAT is rounded once per rate over all payments of a sale, so that it is what its documents state. */
function withVat(movement: Movement, parts: readonly Part[], posted: readonly Posting[]): Posting[] {
  const entryId = movement.id;
  const whole = parts.filter(({ gross }) => gross !== 0);
  const vats = new Map<Part, Minor>();
  for (const rate of new Set(whole.flatMap((part) => part.rate ?? []))) {
    const own = whole.filter((part) => part.rate === rate);
    const before = posted.filter((part) => part.rate === rate);
    const gross = sumOf([...before, ...own].map((part) => part.gross));
    const due = vatIn(gross, rate) - sumOf(before.map((part) => part.vat));
    const shares = splitProportionally(
      due,
      own.map((part) => Math.abs(part.gross)),
    );
    for (const [index, part] of own.entries()) vats.set(part, shares[index] ?? 0);
  }
  return whole.map((part) => ({ ...part, entryId, vat: vats.get(part) ?? 0 }));
}

/** What a ledger entry is for, given what earlier ones of its sale were for. Its parts sum to its amount. */
export function postMovement(movement: Movement, lines: readonly PostingLine[], posted: readonly Posting[]): Posting[] {
  if (movement.isBreakage) {
    const part: Part = { lineId: null, kind: 'breakage', ...NO_VAT, gross: movement.amount };
    return withVat(movement, [part], posted);
  }
  const undone = posted.filter(({ entryId }) => entryId === movement.undoes);
  if (undone.length > 0)
    return withVat(
      movement,
      undone.map(({ entryId: _, vat: _vat, ...part }) => ({ ...part, gross: -part.gross })),
      posted,
    );
  const parts = movement.amount > 0 ? allocate(movement, lines, posted) : takeBack(movement, lines, posted);
  return withVat(movement, summedBy(parts, keyOf, 'gross'), posted);
}
