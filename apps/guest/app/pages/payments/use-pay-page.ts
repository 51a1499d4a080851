import { useNavigate } from 'react-router';
import { destinationOf } from '../../features/payments/payment-destination.ts';

/** Navigates to our or the provider's payment page, or to `paidPath` where it is already paid. */
export function usePayPage(paidPath: string): (url: string | null) => void {
  const navigate = useNavigate();
  return (url) => {
    const target = url === null ? { path: paidPath } : destinationOf(url, window.location.origin);
    if (target === null) return;
    if ('path' in target) void navigate(target.path);
    else window.location.assign(target.address);
  };
}
