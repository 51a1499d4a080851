import { Button, ErrorState } from '@thyme/ui';

export function InvoiceUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      size="page"
      title="We couldn’t load your invoice"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing has changed. Check that you’re online and try again.
    </ErrorState>
  );
}
