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
        description="What you have typed here is not saved yet."
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

/** Confirms before a link or a closed tab discards unsaved changes. */
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

/** The same for a form that is replaced on the same page. The form reports its state through `onDirty`. */
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
    /** Runs the move at once, or after the confirmation. */
    leave: (move: () => void) => (isDirty ? setWanted(() => move) : move()),
    question: <LeaveQuestion isOpen={wanted !== null} onStay={() => setWanted(null)} onLeave={go} />,
  };
}

/** Reports whether a form has unsaved changes; an unmounted form has none. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
