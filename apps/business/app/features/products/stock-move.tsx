import { checkMovement, productLimits } from '@thyme/domain/products';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { newIdempotencyKey } from '@thyme/site/idempotency-key.ts';
import { SegmentedControl, TextField } from '@thyme/ui';
import { useRef, useState } from 'react';
import { DeskMoveStockDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useAct } from '../../lib/use-act.ts';
import type { DeskProduct } from './operations.ts';

type Errors = { quantity?: string | undefined; reason?: string | undefined };
type Kind = 'delivery' | 'correction';

/** Checks the form before sending. Another desk may have sold one in the meantime, which the server reports. */
function errorsOf(kind: Kind, quantity: number, reason: string, stock: number): Errors {
  const checked = checkMovement({ kind, quantity, reason }, stock);
  if (checked.ok) return {};
  switch (checked.refusal.code) {
    case 'bad-quantity':
      return { quantity: `Please enter a whole number up to ${productLimits.quantity}.` };
    case 'reason-missing':
      return { reason: 'Please say why.' };
    case 'below-zero':
      return {
        quantity:
          checked.refusal.stock === 0 ? 'There are none to take out.' : `Only ${checked.refusal.stock} are in stock.`,
      };
  }
}

/** Records a delivery or a stock correction. */
export function StockMove({ product, onDone }: { product: DeskProduct; onDone: () => void }) {
  const { business } = useDesk();
  const { act, busy } = useAct();
  const [kind, setKind] = useState<Kind>('delivery');
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const sent = useRef<{ form: string; key: string } | null>(null);
  const quantity = /^[-−]?\d{1,5}$/.test(number.trim()) ? Number(number.trim().replace('−', '-')) : Number.NaN;

  async function send(event: { preventDefault(): void }) {
    event.preventDefault();
    const wrong = errorsOf(kind, quantity, reason, product.stock);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const form = { business: business.id, id: product.id, kind, quantity, reason: reason.trim() || null };
    // The key makes repeated clicks record one movement.
    const name = JSON.stringify(form);
    if (sent.current?.form !== name) sent.current = { form: name, key: newIdempotencyKey() };
    const { key } = sent.current;
    const work = async () => {
      try {
        return (await run(DeskMoveStockDocument, { ...form, key })).desk_move_stock;
      } catch (error) {
        const told = error instanceof GraphQLFailure ? error.validation : null;
        if (told) setErrors({ quantity: told.quantity?.[0], reason: told.reason?.[0] });
        throw error;
      }
    };
    if (await act('desk_move_stock', work)) onDone();
  }

  return (
    <ActionDialog
      title={`Stock of ${product.name}`}
      action={kind === 'delivery' ? 'Save the delivery' : 'Correct the stock'}
      form="stock"
      busy={busy !== null}
      busyLabel="Saving…"
    >
      <form id="stock" noValidate onSubmit={(event) => void send(event)} className="grid gap-4.5">
        <p className="text-ink-soft">
          {product.stock < 0
            ? `Oversold by ${-product.stock}.`
            : product.stock === 0
              ? 'None in stock.'
              : `${product.stock} in stock now.`}
        </p>
        <SegmentedControl
          label="What happened"
          value={kind}
          onValueChange={(value) => {
            setKind(value === 'correction' ? 'correction' : 'delivery');
            setErrors({});
          }}
          segments={[
            { value: 'delivery', label: 'Delivery' },
            { value: 'correction', label: 'Correction' },
          ]}
        />
        <TextField
          label={kind === 'delivery' ? 'How many came' : 'How many more or fewer'}
          hint={kind === 'delivery' ? undefined : 'For example -1 for one that broke.'}
          inputMode={kind === 'delivery' ? 'numeric' : 'text'}
          value={number}
          error={errors.quantity}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <TextField
          label={kind === 'delivery' ? 'Note' : 'Reason'}
          hint={kind === 'delivery' ? 'Optional, such as the delivery’s number.' : undefined}
          maxLength={productLimits.reason}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </ActionDialog>
  );
}
