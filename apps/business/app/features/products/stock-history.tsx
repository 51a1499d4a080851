import { useQuery } from '@tanstack/react-query';
import { Badge, DialogContent } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskStockMovementsDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { dayTimeWords } from '../../lib/time/day-words.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import type { DeskProduct, StockMovement } from './operations.ts';

const KINDS: Record<string, string> = {
  delivery: 'Delivery',
  sale: 'Sold',
  return: 'Returned',
  correction: 'Correction',
};

/** Every stock movement of a product, newest first. */
export function StockHistory({ product }: { product: DeskProduct }) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'stock-movements', product.id),
    queryFn: async () =>
      (await run(DeskStockMovementsDocument, { business: business.id, id: product.id })).desk_stock_movements,
  });
  return (
    <DialogContent title={product.name} description={`${product.stock} in stock now.`}>
      {!data && <Waiting isError={isError} retry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-ink-soft">No stock movements yet.</p>}
      {data && (
        <ul aria-label="Stock history" className="divide-y divide-line">
          {data.map((movement) => (
            <MovementLine key={movement.id} movement={movement} />
          ))}
        </ul>
      )}
    </DialogContent>
  );
}

function MovementLine({
  movement: { kind, quantity, reason, by, appt_id, is_oversold, at },
}: {
  movement: StockMovement;
}) {
  const { today } = useShopNow();
  return (
    <li className="flex items-start justify-between gap-4 py-3 leading-snug">
      <span className="min-w-0">
        <b className="font-semibold">{KINDS[kind] ?? kind}</b>{' '}
        {is_oversold && <Badge tone="danger">Wasn’t in stock</Badge>}
        <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
          {[dayTimeWords(at, today), by || (kind === 'sale' ? 'online, with a booking' : ''), reason]
            .filter(Boolean)
            .join(', ')}
          {appt_id != null && (
            <>
              {', '}
              <Link to={`/till/${appt_id}`} className="text-ink underline">
                bill
              </Link>
            </>
          )}
        </span>
      </span>
      <b className="flex-none font-semibold figures">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</b>
    </li>
  );
}
