import { useQuery } from '@tanstack/react-query';
import { formatMinutes } from '@thyme/domain/time';
import { BasketDrawing, Card, EmptyState } from '@thyme/ui';
import { DeskMenuDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { Service } from './operations.ts';

/** A read-only price list for staff. */
export function PriceList() {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'menu'),
    queryFn: () => run(DeskMenuDocument, { business: business.id }),
  });
  if (!data) return <Waiting isError={isError} retry={() => void refetch()} />;
  const sold = data.desk_menu
    .map((category) => ({ ...category, services: category.services.filter(({ active }) => active) }))
    .filter(({ services }) => services.length > 0);
  if (sold.length === 0)
    return (
      <EmptyState level={2} picture={<BasketDrawing />} title="Nothing to book yet">
        The owner of {business.name} hasn’t added any services.
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      {sold.map(({ id, name, services }) => (
        <Card key={id} asChild>
          <section aria-labelledby={`category-${id}`}>
            <h2 id={`category-${id}`} className="display-22 mb-2">
              {name}
            </h2>
            <ul className="divide-y divide-line">
              {services.map((service) => (
                <Row key={service.id} service={service} />
              ))}
            </ul>
          </section>
        </Card>
      ))}
    </div>
  );
}

function Row({ service: { name, pricings } }: { service: Service }) {
  const money = useMoney();
  return (
    <li className="py-2.5">
      {pricings.map(({ id, label, duration, price, special_price: sale }) => (
        <p key={id} className="flex items-baseline gap-4">
          <span className="min-w-0 flex-1">
            {label ? `${name}, ${label}` : name} <span className="text-ink-soft">{formatMinutes(duration)}</span>
          </span>
          <span className="figures">
            {sale > 0 && <s className="mr-1.5 text-ink-soft">{money(price)}</s>}
            <b className="font-semibold">{money(sale > 0 ? sale : price)}</b>
          </span>
        </p>
      ))}
    </li>
  );
}
