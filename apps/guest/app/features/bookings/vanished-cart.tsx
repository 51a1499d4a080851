import { useQuery } from '@tanstack/react-query';
import { Button } from '@thyme/ui';
import { Dialog, DialogClose, DialogContent } from '@thyme/ui/overlays/dialog.tsx';
import { Link } from 'react-router';
import { UpcomingAppointmentsDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Vanished } from './use-vanished-cart.ts';

interface VanishedCartProps {
  vanished: Vanished;
  shop: { name: string };
  onClose: () => void;
}

const UPCOMING = { type: 'upcoming', count: 50, page: 1 };

/** The URL of the appointment that a sale made; the list where it is not known. */
function useAppointmentHref(saleId: number | null): string {
  const { data } = useQuery({
    queryKey: ['appointments', UPCOMING],
    queryFn: () => run(UpcomingAppointmentsDocument, UPCOMING),
    enabled: saleId !== null,
    staleTime: 0,
  });
  const found = data?.appointments.data.find(({ sale_id }) => sale_id === saleId);
  return found ? `/profile/appointments?id=${found.id}` : '/profile/appointments';
}

function wordsOf({ kind, mark }: Vanished, shop: string): { title: string; text: string } {
  if (kind === 'emptied') {
    return {
      title: 'Your cart was emptied in another tab',
      text: `Nothing was booked or charged. Add what you’d like at ${shop} to start again.`,
    };
  }
  if (mark?.isUnpaid) {
    return {
      title: 'You are paying for this in another tab',
      text: 'Finish the payment there. Nothing is booked or charged twice.',
    };
  }
  return {
    title: 'You booked this in another tab',
    text: `Your appointment at ${shop} is booked. Nothing was booked or charged twice.`,
  };
}

/** Says why the booking that was open here cannot go on. */
export function VanishedCart({ vanished, shop, onClose }: VanishedCartProps) {
  const isBooked = vanished.kind === 'booked' && !vanished.mark?.isUnpaid;
  const href = useAppointmentHref(isBooked ? (vanished.mark?.saleId ?? null) : null);
  const { title, text } = wordsOf(vanished, shop.name);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={title}
        description={text}
        width="slim"
        foot={
          <>
            <DialogClose asChild>
              <Button variant={isBooked ? 'secondary' : 'primary'} className="max-md:flex-1">
                Back to {shop.name}
              </Button>
            </DialogClose>
            {isBooked && (
              <Button asChild className="max-md:flex-1">
                <Link to={href} replace>
                  Show the appointment
                </Link>
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}
