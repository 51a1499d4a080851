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
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** The same for one thing that makes room for another on the same page. The form tells whether it has unsaved work. */
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
    /** At once, or once it was asked about. */
    leave: (move: () => void) => (isDirty ? setWanted(() => move) : move()),
    question: <LeaveQuestion isOpen={wanted !== null} onStay={() => setWanted(null)} onLeave={go} />,
  };
}

/** Tells whoever shows a form whether it holds unsaved work; one that is gone holds none. */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
