import { type Minor, sumOf } from '@thyme/domain/money';
import { priceOf } from '@thyme/domain/payments';
import { formatMinutes } from '@thyme/domain/time';
import { Button, Card } from '@thyme/ui';
import { BadgePercent, Package, Tag } from 'lucide-react';
import { useState } from 'react';
import { PersonAvatar } from '../../../lib/person-avatar.tsx';
import { BillRow } from './bill-row.tsx';
import { DiscountForm } from './discount-form.tsx';
import type { Till, TillLine } from './operations.ts';
import { ProductForm } from './product-form.tsx';
import { ProductRow } from './product-row.tsx';
import { isShort, minor, settlementOf, stockOf, type TillDraft } from './till-draft.ts';
import { TipChoice } from './tip-choice.tsx';
import { useShow } from './use-show.ts';

interface BillProps {
  till: Till;
  draft: TillDraft;
  onChange: (change: Partial<TillDraft>) => void;
}

/** Services, products, discount and tip. */
export function BillCard({ till, draft, onChange }: BillProps) {
  const show = useShow();
  const [isGiving, setGiving] = useState(false);
  const { discount, memberOff, bill } = settlementOf(till, draft);
  // The member discount as it would be, even while the desk has removed it.
  const offered = settlementOf(till, { ...draft, withoutMember: false }).memberOff;
  const worth =
    sumOf(till.lines.map((line) => minor(line.price) - minor(line.discount))) + sumOf(draft.products.map(priceOf));
  return (
    <Card className="p-5 max-md:p-4">
      <ul aria-label="Bill" className="divide-y divide-line">
        {till.lines.map((line) => (
          <ServiceRow key={line.id} line={line} />
        ))}
        {draft.products.map((product, index) => (
          <ProductRow
            key={product.name}
            product={product}
            stock={isShort(till, product) ? stockOf(till, product) : null}
            onChange={(change) => onChange({ products: draft.products.with(index, { ...product, ...change }) })}
            onRemove={() => onChange({ products: draft.products.toSpliced(index, 1) })}
          />
        ))}
        {offered > 0 && (
          <BillRow
            icon={<BadgePercent aria-hidden="true" className="size-4.5" />}
            title="Member price"
            detail={till.member?.name ?? ''}
          >
            <Button variant="ghost" size="sm" onClick={() => onChange({ withoutMember: draft.withoutMember !== true })}>
              {draft.withoutMember ? 'Apply' : 'Remove'}
              <span className="sr-only"> the member price</span>
            </Button>
            <b className="w-20 text-right font-semibold text-clay-700 figures">{show(-memberOff)}</b>
          </BillRow>
        )}
        {draft.discount && !isGiving && (
          <BillRow
            icon={<Tag aria-hidden="true" className="size-4.5" />}
            title="Discount"
            detail={draft.discount.reason}
          >
            <Button variant="ghost" size="sm" onClick={() => setGiving(true)}>
              Change
            </Button>
            <b className="w-20 text-right font-semibold text-clay-700 figures">{show(-discount)}</b>
          </BillRow>
        )}
      </ul>
      {isGiving ? (
        <DiscountForm
          discount={draft.discount}
          onDone={(given) => {
            onChange({ discount: given });
            setGiving(false);
          }}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <ProductForm
            till={till}
            taken={draft.products}
            onAdd={(product) => onChange({ products: [...draft.products, product] })}
          />
          {!draft.discount && (
            <Button variant="secondary" onClick={() => setGiving(true)}>
              <Tag aria-hidden="true" className="size-4.5" /> Discount
            </Button>
          )}
        </div>
      )}
      {!bill.ok && bill.refusal.code === 'discount-over-price' && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The discount can’t be more than the {show(bill.refusal.most)} still to pay.
        </p>
      )}
      <TipChoice work={till.work} worth={worth} tip={draft.tip} onChange={(tip) => onChange({ tip })} />
      <Sums worth={worth - discount - memberOff} tip={draft.tip} paid={minor(till.paid)} />
    </Card>
  );
}

function Sums({ worth, tip, paid }: { worth: Minor; tip: Minor; paid: Minor }) {
  const show = useShow();
  const rows = [
    ['Bill', worth],
    ...(tip > 0 ? [['Tip', tip] as const] : []),
    ...(paid > 0 ? [['Paid before', -paid] as const] : []),
  ] as const;
  return (
    <dl className="mt-4 grid gap-1.5 border-t border-line pt-4">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="font-semibold figures">{show(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ServiceRow({ line }: { line: TillLine }) {
  const show = useShow();
  const member = line.member_percent ? 'member price' : null;
  const detail = [line.person, line.minutes ? formatMinutes(line.minutes) : null, member].filter(Boolean).join(', ');
  const icon =
    line.kind === 'product' ? (
      <Package aria-hidden="true" className="size-4.5" />
    ) : (
      <PersonAvatar name={line.person ?? line.name} portrait={line.portrait} size={36} />
    );
  return (
    <BillRow icon={icon} title={line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name} detail={detail}>
      {line.discount > 0 && <s className="text-ink-soft figures">{show(minor(line.price))}</s>}
      <b className="font-semibold figures">{show(minor(line.price) - minor(line.discount))}</b>
    </BillRow>
  );
}
