import { Button, Dialog, DialogContent } from '@thyme/ui';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

interface QuestionProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function LeaveQuestion({ isOpen, onStay, onLeave }: QuestionProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onStay()}>
      <DialogContent
        width="slim"
        title="Leave without saving?"
        description="You have unsaved changes."
        foot={
          <>
            <Button variant="secondary" onClick={onLeave}>
              Leave
            </Button>
            <Button onClick={onStay}>Stay here</Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}

/** Asks before unsaved changes are lost, by navigation or by closing the tab. */
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
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** The same for a form that is replaced on the same page. The form reports whether it is dirty. */
export function useUnsaved() {
  const [isDirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const go = () => {
    setWanted(null);
    setDirty(false);
    wanted?.();
  };
  return {
    onDirty: setDirty,
    /** Leaves at once, or after confirmation if there are unsaved changes. */
    leave: (move: () => void) => (isDirty ? setWanted(() => move) : move()),
    question: <LeaveQuestion isOpen={wanted !== null} onStay={() => setWanted(null)} onLeave={go} />,
  };
}

/** Reports to the parent whether a form has unsaved changes; unmounting clears it. */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
