import { Button, ErrorState } from '@thyme/ui';

export function InvoiceUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      size="page"
      title="Your invoice could not be shown"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      Nothing has changed. Look whether you are online and try again.
    </ErrorState>
  );
}
