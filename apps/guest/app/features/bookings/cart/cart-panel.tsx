import { count } from '@thyme/site/format.ts';
import { CartContents, type CartContentsProps } from './cart-contents.tsx';
import { CartCard, EmptyCart } from './empty-cart.tsx';

/** The cart beside the page. */
export function CartPanel(props: CartContentsProps) {
  const { lines } = props.priced;
  if (lines.length === 0) return <EmptyCart />;
  return (
    <CartCard note={<span className="text-ink-soft figures">{count(lines.length, 'item')}</span>}>
      <CartContents {...props} />
    </CartCard>
  );
}
