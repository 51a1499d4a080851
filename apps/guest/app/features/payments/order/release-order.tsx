import { useMutation } from '@tanstack/react-query';
import { notify } from '@thyme/site/notify.ts';
import { Button } from '@thyme/ui';
import { useEffect, useRef } from 'react';
import { showFailure } from '../../../lib/failures.ts';

export interface HeldOrder {
  orderId: number;
  token: string;
}

/** Sent even while the page is unloading. A lost request does no harm: the hold expires after ten minutes anyway. */
function post({ orderId, token }: HeldOrder, action: 'leave' | 'release'): Promise<Response> {
  return fetch(`/api/orders/${orderId}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    keepalive: true,
  });
}

async function release(order: HeldOrder): Promise<void> {
  const response = await post(order, 'release');
  if (!response.ok) throw new Error(`Releasing the order was answered with ${response.status}.`);
}

/**
 * Notifies the server when the guest leaves an order's page, by a link or by closing the tab, unless a payment is in
 * progress. The server then shortens the hold to a minute, and restores it when the guest returns.
 */
export function useLeaveOrder(order: HeldOrder | null, isBusy: boolean): void {
  const latest = useRef({ order, isBusy });
  latest.current = { order, isBusy };
  useEffect(() => {
    let isAway = false;
    const leave = () => {
      const { order: left, isBusy: busy } = latest.current;
      if (isAway || busy || left === null) return;
      isAway = true;
      post(left, 'leave').catch((error: unknown) =>
        console.warn('The release of the order did not reach the server.', error),
      );
    };
    const comeBack = () => {
      isAway = false;
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, []);
}

interface ReleaseButtonProps extends HeldOrder {
  onReleased: () => void;
  /** Whether the order has its own page, which shortens the hold when the guest leaves it. */
  isPage?: boolean;
}

/** Releases the held time at once. */
export function ReleaseButton({ onReleased, isPage = true, ...order }: ReleaseButtonProps) {
  const releasing = useMutation({
    mutationFn: () => release(order),
    onSuccess: () => {
      notify.success('Your time has been released. You haven’t been charged.');
      onReleased();
    },
    onError: (error) => showFailure(error, { api: 'release order', body: { orderId: order.orderId } }),
  });
  useLeaveOrder(isPage ? order : null, releasing.isPending || releasing.isSuccess);
  return (
    <Button variant="ghost" size="lg" busy={releasing.isPending} onClick={() => releasing.mutate()}>
      Give up this time
    </Button>
  );
}
