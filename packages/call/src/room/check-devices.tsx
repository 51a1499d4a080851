import { Button, Dialog, DialogContent, Skeleton, SkeletonGroup } from '@thyme/ui';
import { Mic } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const DeviceCheck = lazy(() => import('../media/device-check.tsx'));

interface CheckDevicesProps {
  /** The user, as the call shows them. */
  ownName: string;
  size?: 'sm';
}

/** Opens a check of camera and sound, at any time before a call. */
export function CheckDevices({ ownName, size }: CheckDevicesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" {...(size ? { size } : {})} onClick={() => setOpen(true)}>
        <Mic aria-hidden="true" /> Check camera and sound
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        {isOpen && (
          <DialogContent
            title="Check camera and sound"
            description="Try them out now, so there are no surprises when the call begins."
            width="wide"
          >
            <Suspense
              fallback={
                <SkeletonGroup label="Opening the check">
                  <Skeleton className="rounded-lg" height={280} />
                </SkeletonGroup>
              }
            >
              <DeviceCheck ownName={ownName} />
            </Suspense>
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
