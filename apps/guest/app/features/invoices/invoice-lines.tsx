import { clsx } from 'clsx';
import type { InvoiceLine } from './invoice-view.ts';

const figure = 'py-4 pl-4 text-right figures whitespace-nowrap';
const wide = 'max-md:hidden';

/** What was bought. On phones quantity and unit price are below the name. */
export function InvoiceLines({ lines }: { lines: readonly InvoiceLine[] }) {
  const hasVat = lines.some(({ vat }) => vat !== null);
  return (
    <table className="w-full border-collapse text-left">
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink text-sm text-ink-soft [&>th]:pb-3 [&>th]:font-normal">
          <th scope="col">Item</th>
          <th scope="col" className="pl-4 text-right">
            Qty
          </th>
          <th scope="col" className="pl-4 text-right">
            Price
          </th>
          <th scope="col" className="pl-4 text-right">
            Discount
          </th>
          {hasVat && (
            <th scope="col" className="pl-4 text-right">
              VAT
            </th>
          )}
          <th scope="col" className="pl-4 text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line">
            <th scope="row" className="py-4 font-semibold">
              {line.name}
              <span className="block text-sm font-normal text-ink-soft md:hidden">
                {line.quantity} × {line.price}
                {line.vat && `, VAT ${line.vat.rate} ${line.vat.amount}`}
              </span>
              {line.note && <span className="block text-sm font-normal text-ink-soft">{line.note}</span>}
            </th>
            <td className={clsx(figure, wide)}>{line.quantity}</td>
            <td className={clsx(figure, wide)}>{line.price}</td>
            <td className={clsx(figure, line.discount && 'text-clay-700')}>
              {line.discount ?? <span className="max-md:sr-only">–</span>}
            </td>
            {hasVat && (
              <td className={clsx(figure, wide)}>
                {line.vat ? (
                  <>
                    <span className="text-ink-soft">{line.vat.rate}</span> {line.vat.amount}
                  </>
                ) : (
                  '–'
                )}
              </td>
            )}
            <td className={clsx(figure, 'font-semibold')}>{line.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
