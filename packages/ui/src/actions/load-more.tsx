import { Button } from './button.tsx';

/** Shown under a list that has more entries; renders nothing otherwise. */
export function LoadMore({ more, busy }: { more: (() => void) | null; busy: boolean }) {
  if (!more) return null;
  return (
    <div className="mt-10 text-center">
      <Button variant="secondary" busy={busy} onClick={more}>
        Load more
      </Button>
    </div>
  );
}
