import { count, price } from '@thyme/site/format.ts';
import { Button, IconButton } from '@thyme/ui';
import { ChevronDown, ChevronUp, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDesk } from '../../lib/desk.ts';
import type { Category, MenuShop, Service } from './operations.ts';
import { ServiceRow } from './service-row.tsx';

interface CategoryCardProps {
  category: Category;
  shop: MenuShop;
  chosenId: number | null;
  onChoose: (service: Service) => void;
  onAdd: (kind: 'service' | 'class') => void;
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onActive: (service: Service, active: boolean) => void;
  onMoveService: (serviceId: number, step: -1 | 1) => void;
  onDropService: (serviceId: number, beforeId: number | null) => void;
}

const DRAGGED = 'application/x-thyme-service';

export function CategoryCard(props: CategoryCardProps) {
  const { category, shop, chosenId, onChoose, onAdd, onEdit, onMove, onActive, onMoveService, onDropService } = props;
  const { business } = useDesk();
  const [over, setOver] = useState<number | null>(null);
  // Free services, such as a patch test, are left out of the 'from' price.
  const prices = category.services
    .flatMap(({ active, pricings }) => (active ? pricings : []))
    .map(({ price: full, special_price }) => special_price || full)
    .filter((amount) => amount > 0);
  const from = prices.length > 0 ? `, from ${price(Math.min(...prices), business.country)}` : '';
  const hasClass = category.services.some(({ kind }) => kind !== 'service');
  return (
    <section
      aria-label={category.name}
      className="overflow-hidden rounded-md border border-line bg-card"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        onDropService(Number(event.dataTransfer.getData(DRAGGED)), over);
        setOver(null);
      }}
    >
      <header className="flex flex-wrap items-center gap-x-3 px-4 py-2">
        <h2 className={hasClass ? 'display-22 text-plum' : 'display-22'}>{category.name}</h2>
        <span className="text-sm text-ink-soft">
          {count(category.services.length, 'service')}
          {from}
        </span>
        <span className="ml-auto flex items-center">
          <IconButton label={`Move ${category.name} up`} onClick={() => onMove(-1)}>
            <ChevronUp aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={`Move ${category.name} down`} onClick={() => onMove(1)}>
            <ChevronDown aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={`Rename ${category.name}`} onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4.5" />
          </IconButton>
          <Button variant="ghost" size="sm" onClick={() => onAdd(hasClass ? 'class' : 'service')}>
            <Plus aria-hidden="true" className="size-5" />
            {hasClass ? 'Class' : 'Service'}
          </Button>
        </span>
      </header>
      <ul>
        {category.services.map((service) => (
          <li
            key={service.id}
            draggable
            className={over === service.id ? 'shadow-[inset_0_3px_0_var(--color-thyme-500)]' : undefined}
            onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(service.id))}
            onDragEnter={() => setOver(service.id)}
            onDragEnd={() => setOver(null)}
          >
            <ServiceRow
              service={service}
              shop={shop}
              isChosen={chosenId === service.id}
              onChoose={() => onChoose(service)}
              onActive={(active) => onActive(service, active)}
              onMove={(step) => onMoveService(service.id, step)}
            />
          </li>
        ))}
      </ul>
      {category.services.length === 0 && (
        <p className="border-t border-line px-4 py-4 text-ink-soft">
          Nothing here yet. Guests don’t see an empty category.
        </p>
      )}
    </section>
  );
}
