import { WifiOff } from 'lucide-react';
import { useOnline } from '../use-online.ts';

/** Shown while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 grid justify-items-center p-4">
      {!online && (
        <p className="flex animate-rise items-center gap-3 rounded-md bg-ink px-5 py-3 font-medium text-white shadow-lift">
          <WifiOff aria-hidden="true" className="text-honey" />
          You’re offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
