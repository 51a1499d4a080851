import { Button } from '@thyme/ui';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { withoutScript } from '../../features/bookings/cart/add-button.tsx';
import type { GroupService } from '../../features/businesses/menu/menu.ts';
import { lazyPart } from '../../lib/hydration/lazy-part.ts';
import { useLazyPart } from '../../lib/hydration/use-lazy-part.ts';

const loadWaiting = () => import('./shop-waiting.tsx');
const ShopWaiting = lazyPart(loadWaiting);
const LOAD_FAILED = 'We couldn’t open the waiting list. Check your connection and try again.';

/** Opens the waiting list of a class or course that is full. */
export function WaitButton({ businessId, service }: { businessId: number; service: GroupService }) {
  const part = useLazyPart(loadWaiting, LOAD_FAILED);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={part.isOpening}
        aria-label={`Join the waiting list for ${service.service_name}`}
        {...withoutScript(service.id)}
        onClick={(event) => {
          event.preventDefault();
          part.open();
        }}
      >
        <Bell aria-hidden="true" /> Waiting list
      </Button>
      {part.isOpen && (
        <Suspense>
          <ShopWaiting businessId={businessId} service={service} onClose={part.close} />
        </Suspense>
      )}
    </>
  );
}
