import { useQuery } from '@tanstack/react-query';
import { Checkbox, SearchField, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { useState } from 'react';
import { DeskSoldDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { useMoney } from '../../../lib/use-money.ts';
import { type SoldItem, soldItems, withItem } from './draft.ts';

const MANY = 8;
const KINDS: Record<string, string> = { class: 'Class', weekly: 'Weekly class', course: 'Course' };

interface ServicesProps {
  items: readonly SoldItem[];
  onChange: (items: SoldItem[]) => void;
}

/** Chooses consecutive services, or one class. */
export function ChooseServices({ items, onChange }: ServicesProps) {
  const { business } = useDesk();
  const [typed, setTyped] = useState('');
  const { data, isError } = useQuery({
    queryKey: deskKey(business.id, 'sold'),
    queryFn: async () => soldItems((await run(DeskSoldDocument, { business: business.id })).desk_menu),
  });
  if (isError) return <p className="text-sm text-danger">Your services could not be loaded.</p>;
  if (!data)
    return (
      <SkeletonGroup label="Loading your services">
        <SkeletonRows />
      </SkeletonGroup>
    );
  if (data.length === 0) return <p className="text-ink-soft">You haven’t added any services yet. Add one first.</p>;
  const words = typed.trim().toLowerCase();
  const shown = data.filter(({ name, group }) => `${name} ${group}`.toLowerCase().includes(words));
  return (
    <>
      {data.length > MANY && (
        <SearchField
          label="Find a service"
          placeholder="Find a service"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="mb-2"
        />
      )}
      <ul
        aria-label="Services"
        className="thin-scroll max-h-64 divide-y divide-line overflow-y-auto rounded-sm border border-line bg-card px-3.5"
      >
        {shown.map((item) => (
          <li key={item.pricingId}>
            <ServiceLine
              item={item}
              checked={items.some(({ pricingId }) => pricingId === item.pricingId)}
              onChange={() => onChange(withItem(items, item))}
            />
          </li>
        ))}
        {shown.length === 0 && <li className="py-3 text-sm text-ink-soft">No service with that name.</li>}
      </ul>
    </>
  );
}

function ServiceLine({ item, checked, onChange }: { item: SoldItem; checked: boolean; onChange: () => void }) {
  const money = useMoney();
  return (
    <Checkbox
      className="[&>label]:w-full [&>label>span:last-child]:flex-1"
      checked={checked}
      onChange={onChange}
      label={
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1">
            {item.name}
            <span className="block text-sm font-normal text-ink-soft">
              {[KINDS[item.kind], `${item.minutes} min`].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="figures">{money(item.price)}</span>
        </span>
      }
    />
  );
}
