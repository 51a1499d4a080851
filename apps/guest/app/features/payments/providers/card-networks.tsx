import { cardBrand } from '@thyme/domain/payments';
import { CardMark } from '@thyme/ui';
import { SHOWN_NETWORKS } from '../methods.ts';

/** The cards that are taken, as their marks. */
export function CardNetworks() {
  return (
    <ul aria-label="Cards we take" className="flex flex-wrap gap-1.5">
      {SHOWN_NETWORKS.map((network) => (
        <li key={network}>
          <CardMark network={cardBrand(network.toLowerCase())} />
          <span className="sr-only">{network}</span>
        </li>
      ))}
    </ul>
  );
}
