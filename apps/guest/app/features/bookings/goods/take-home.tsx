import { GoodsList } from './goods-list.tsx';
import type { Goods } from './use-goods.ts';

const SHOWN = 3;

interface TakeHomeProps {
  goods: Goods;
  country: string;
  disabled: boolean;
}

/** Products to take home from the appointment; nothing where the shop sells none online. */
export function TakeHome({ goods, country, disabled }: TakeHomeProps) {
  if (goods.offered.length === 0) return null;
  return (
    <section aria-labelledby="take-home-title" className="mb-6 border-b border-line pb-6">
      <h3 id="take-home-title" className="font-semibold">
        Take something home
      </h3>
      <p className="text-sm text-ink-soft">Paid now, and handed over at your appointment.</p>
      <GoodsList goods={goods} country={country} first={SHOWN} disabled={disabled} />
    </section>
  );
}
