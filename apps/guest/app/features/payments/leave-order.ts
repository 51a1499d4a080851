import { useEffect, useRef } from 'react';

/** Sent even while the page is going away. Whether it arrives does not matter much: the time is let go after ten minutes anyway. */
function tell(orderId: number, what: 'leave' | 'release', token: string): Promise<Response> {
  return fetch(`/api/orders/${orderId}/${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    keepalive: true,
  });
}

const quietly = (error: unknown) => console.warn('The server was not told that the payment was left.', error);

/** Gives the time of an order up, so that others can have it at once. */
export async function giveUpOrder(orderId: number, token: string): Promise<void> {
  const response = await tell(orderId, 'release', token);
  if (!response.ok) throw new Error(`Giving the time up was answered with ${response.status}.`);
}

/**
 * Tells the server when the page that keeps an order goes away: the link that was pressed, the tab that was closed. It
 * keeps the time for a minute more, and as long as before for whoever comes back. Not while a payment is on its way.
 */
export function useLeaveOrder(order: { orderId: number; token: string } | null, isBusy: boolean): void {
  const latest = useRef({ order, isBusy });
  latest.current = { order, isBusy };
  useEffect(() => {
    let isAway = false;
    const leave = () => {
      const { order: left, isBusy: busy } = latest.current;
      if (isAway || busy || left === null) return;
      isAway = true;
      tell(left.orderId, 'leave', left.token).catch(quietly);
    };
    const back = () => {
      isAway = false;
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      leave();
    };
  }, []);
}
