import { Queries } from '@thyme/site/graphql/queries.tsx';
import type { ComponentProps } from 'react';
import { VanishedCart } from '../../features/bookings/vanished-cart.tsx';

/** Loaded only when a booking ended in another tab. */
export default function ShopVanished(props: ComponentProps<typeof VanishedCart>) {
  return (
    <Queries>
      <VanishedCart {...props} />
    </Queries>
  );
}
