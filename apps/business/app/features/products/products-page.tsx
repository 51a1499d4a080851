import { useQuery } from '@tanstack/react-query';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  type Column,
  Dialog,
  EmptyState,
  IconButton,
  KettleDrawing,
  Switch,
  Table,
} from '@thyme/ui';
import { History, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DeskProductsDocument, DeskSetProductActiveDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { DeskProduct } from './operations.ts';
import { ProductForm } from './product-form.tsx';
import { StockHistory } from './stock-history.tsx';
import { StockMove } from './stock-move.tsx';

type Open = { form: DeskProduct | 'new' } | { move: DeskProduct } | { history: DeskProduct } | null;

/** '12 on sale, 2 running low'. */
function shelfWords(products: readonly DeskProduct[]): string {
  const sold = products.filter(({ active }) => active);
  const low = sold.filter(({ state }) => state !== 'enough').length;
  return `${sold.length} on sale${low > 0 ? `, ${low} running low` : ''}`;
}

export function ProductsPage({ head }: { head: (note: ReactNode, actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const [open, setOpen] = useState<Open>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'products'),
    queryFn: async () => (await run(DeskProductsDocument, { business: business.id })).desk_products,
  });
  if (!data)
    return (
      <>
        {head(null, null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const close = () => setOpen(null);
  const create = (
    <Button size="sm" onClick={() => setOpen({ form: 'new' })}>
      <Plus aria-hidden="true" className="size-5" />
      New product
    </Button>
  );
  return (
    <>
      {head(data.length > 0 ? shelfWords(data) : null, create)}
      {data.length === 0 ? (
        <EmptyState
          level={2}
          className="mt-8"
          picture={<KettleDrawing />}
          title="Nothing on the shelf yet"
          action={create}
        >
          Add what you sell alongside your services. The till then knows its price, VAT and stock.
        </EmptyState>
      ) : (
        <ProductTable products={data} onOpen={setOpen} />
      )}
      <Dialog open={open !== null} onOpenChange={(isOpen) => !isOpen && close()}>
        {open !== null && 'form' in open && (
          <ProductForm product={open.form === 'new' ? null : open.form} onDone={close} />
        )}
        {open !== null && 'move' in open && <StockMove product={open.move} onDone={close} />}
        {open !== null && 'history' in open && <StockHistory product={open.history} />}
      </Dialog>
    </>
  );
}

const STATES: Record<string, { tone: BadgeTone; words: (stock: number) => string }> = {
  enough: { tone: 'green', words: (stock) => `${stock} in stock` },
  low: { tone: 'honey', words: (stock) => `Only ${stock} left` },
  out: { tone: 'danger', words: (stock) => (stock < 0 ? `Oversold by ${-stock}` : 'None left') },
};

function ProductTable({ products, onOpen }: { products: readonly DeskProduct[]; onOpen: (open: Open) => void }) {
  const money = useMoney();
  const columns: Column<DeskProduct>[] = [
    {
      key: 'name',
      title: 'Product',
      rowHeading: true,
      cell: (product) => (
        <>
          <button
            type="button"
            className="block text-left font-semibold text-ink underline decoration-line-strong focus-visible:focus-ring"
            onClick={() => onOpen({ form: product })}
          >
            <span className="sr-only">Edit </span>
            {product.name}
          </button>
          {product.sku && <span className="text-sm font-normal text-ink-soft">{product.sku}</span>}
        </>
      ),
    },
    {
      key: 'price',
      title: 'Price',
      cell: ({ price, rate_today }) => (
        <>
          <b className="block font-semibold figures max-md:text-right">{money(price)}</b>
          {rate_today != null && <span className="text-sm whitespace-nowrap text-ink-soft">{rate_today}% VAT</span>}
        </>
      ),
    },
    {
      key: 'stock',
      title: 'Stock',
      cell: ({ stock, state }) => {
        const shown = STATES[state];
        return <Badge tone={shown?.tone ?? 'neutral'}>{shown?.words(stock) ?? stock}</Badge>;
      },
    },
    {
      key: 'actions',
      title: <span className="sr-only">Stock</span>,
      cell: (product) => (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Change stock of ${product.name}`}
            onClick={() => onOpen({ move: product })}
          >
            <span className="whitespace-nowrap">Change stock</span>
          </Button>
          <IconButton label={`History of ${product.name}`} onClick={() => onOpen({ history: product })}>
            <History aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      ),
    },
    { key: 'active', title: 'On sale', cell: (product) => <OnSale product={product} /> },
  ];
  return (
    <Card className="mt-2 p-2 md:p-4">
      <Table caption="Products" hideCaption columns={columns} rows={products} rowKey={({ id }) => id} />
    </Card>
  );
}

function OnSale({ product: { id, name, active } }: { product: DeskProduct }) {
  const { business } = useDesk();
  const { change } = useChange();
  return (
    <Switch
      label={`${name} is on sale`}
      checked={active}
      onCheckedChange={(wanted) =>
        void change({
          api: 'desk_set_product_active',
          send: async () =>
            (await run(DeskSetProductActiveDocument, { business: business.id, id, active: wanted }))
              .desk_set_product_active,
        })
      }
    />
  );
}
