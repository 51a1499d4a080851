import { count } from '@thyme/site/format.ts';
import { Sheet, SheetContent } from '@thyme/ui/overlays/sheet.tsx';
import { CartContents, type CartContentsProps } from './cart-contents.tsx';

/** The whole cart on a phone. It closes when the last item is removed, and when the booking begins. */
export default function CartSheet({ onClose, ...props }: CartContentsProps & { onClose: () => void }) {
  const { lines } = props.priced;
  return (
    <Sheet open={lines.length > 0} onOpenChange={(open) => !open && onClose()}>
      <SheetContent title="My Cart" note={<span className="figures">{count(lines.length, 'item')}</span>}>
        <CartContents
          {...props}
          onNext={() => {
            onClose();
            props.onNext();
          }}
        />
      </SheetContent>
    </Sheet>
  );
}
