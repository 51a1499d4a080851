import { useQuery } from '@tanstack/react-query';
import { SegmentedControl, SkeletonGroup, SkeletonRows } from '@thyme/ui';
import { useState } from 'react';
import { DeskGuestNameDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Chair } from '../operations.ts';
import { SidePanel } from '../side-panel.tsx';
import { BlockForm } from './block-form.tsx';
import type { Place } from './draft.ts';
import { NewBooking } from './new-booking.tsx';
import { useAgain } from './use-again.ts';

interface NewProps {
  place: Place;
  chairs: readonly Chair[];
  /** Preselected guest, when started from a guest's page. */
  guestId: number | null;
  /** The appointment to rebook, with its guest, services and person. */
  againId?: number | null;
  onClose: () => void;
  onBooked: (appointmentId: number, date: string) => void;
  onBlocked: (date: string) => void;
}

/** Adds a booking or a time block to the calendar. */
export function NewPanel({ place, chairs, guestId, againId = null, onClose, onBooked, onBlocked }: NewProps) {
  const [kind, setKind] = useState('booking');
  const isBooking = kind === 'booking';
  const { guest, isPending: isNaming } = useGuestName(guestId);
  const { again, isPending: isReading } = useAgain(againId);
  const isPending = isNaming || isReading;
  return (
    <SidePanel
      title={isBooking ? 'New booking' : 'Block time'}
      onClose={onClose}
      bar={
        <SegmentedControl
          label="What to add"
          value={kind}
          onValueChange={setKind}
          segments={[
            { value: 'booking', label: 'Booking' },
            { value: 'block', label: 'Block time' },
          ]}
        />
      }
    >
      {isBooking && isPending ? (
        <SkeletonGroup label="Looking for the guest">
          <SkeletonRows />
        </SkeletonGroup>
      ) : isBooking ? (
        <NewBooking {...{ place, chairs, again, onBooked }} guest={again?.guest ?? guest} />
      ) : (
        <BlockForm place={place} chairs={chairs} onDone={onBlocked} />
      )}
    </SidePanel>
  );
}

function useGuestName(guestId: number | null) {
  const { business } = useDesk();
  const { data, isLoading } = useQuery({
    queryKey: deskKey(business.id, 'guest-name', guestId),
    queryFn: async () => (await run(DeskGuestNameDocument, { business: business.id, guest: guestId ?? 0 })).desk_guest,
    enabled: guestId !== null,
  });
  const guest = data ? { id: data.id, name: `${data.first_name} ${data.last_name}`.trim() } : null;
  return { guest, isPending: isLoading };
}
