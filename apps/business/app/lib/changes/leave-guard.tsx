import { Button, Dialog, DialogContent } from '@thyme/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Unsaved work is not lost silently: leaving the page is asked about, by link and by closing the tab. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [when]);
  return (
    <Dialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
      <DialogContent
        width="slim"
        title="Leave without saving?"
        description="What you have typed here is not saved yet."
        foot={
          <>
            <Button variant="secondary" onClick={() => blocker.proceed?.()}>
              Leave
            </Button>
            <Button onClick={() => blocker.reset?.()}>Stay here</Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
