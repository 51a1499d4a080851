import { useHydrated } from '@thyme/site/use-hydrated.ts';
import { Button } from '@thyme/ui';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';

/** Reserves its space, and appears after hydration. */
export function PrintButton() {
  const ready = useHydrated();
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => window.print()}
      className={clsx('print:hidden', !ready && 'invisible')}
    >
      <Printer aria-hidden="true" /> Print
    </Button>
  );
}
