import { Badge, Button, ErrorState, IconButton, Skeleton, SkeletonGroup } from '@thyme/ui';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { EditPanel } from '../editing/edit-panel.tsx';
import { Notes } from '../editing/notes.tsx';
import type { Appointment, Chair } from '../operations.ts';
import { SIDE_TITLE } from '../side-frame.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentFacts, Guest } from './appointment-facts.tsx';
import { moneyBadge, placeWords, statusBadge, whenWords } from './appointment-words.ts';
import { Papers } from './papers.tsx';
import { ProposeTimes } from './propose-times.tsx';
import { useAppointment } from './use-appointment.ts';

interface PanelProps {
  id: number;
  onClose: () => void;
  chairs?: readonly Chair[];
  startsProposing?: boolean;
}

/** One appointment: services, guest, payments and all actions. */
export function AppointmentPanel({ id, chairs = [], startsProposing = false, onClose }: PanelProps) {
  const { data, isError, refetch } = useAppointment(id);
  return (
    <div className="flex flex-[1_0_auto] flex-col">
      {data ? (
        <Opened appointment={data} {...{ chairs, startsProposing, onClose }} />
      ) : (
        <Unready isError={isError} onClose={onClose} again={() => void refetch()} />
      )}
    </div>
  );
}

function Bar({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-2 px-5 pt-3">
      {children}
      <IconButton label="Close" className="ml-auto" onClick={onClose}>
        <X aria-hidden="true" className="size-5.5" />
      </IconButton>
    </div>
  );
}

interface OpenedProps {
  appointment: Appointment;
  chairs: readonly Chair[];
  startsProposing: boolean;
  onClose: () => void;
}

function Opened({ appointment, chairs, startsProposing, onClose }: OpenedProps) {
  const { today } = useShopNow();
  const [mode, setMode] = useState<'facts' | 'proposing' | 'editing'>(
    startsProposing && appointment.may_propose ? 'proposing' : 'facts',
  );
  const back = () => setMode('facts');
  const [tone, status] = statusBadge(appointment);
  const money = moneyBadge(appointment);
  return (
    <>
      <Bar onClose={onClose}>
        <Badge tone={tone}>{status}</Badge>
        {money && <Badge tone={money[0]}>{money[1]}</Badge>}
        {mode === 'editing' && <Badge tone="honey">Editing</Badge>}
      </Bar>
      <div className="flex-1 px-5 pb-5">
        <h2 id={SIDE_TITLE} className="mt-3 display-28">
          {whenWords(appointment, today)}
        </h2>
        <p className="text-ink-soft">{placeWords(appointment)}</p>
        {mode !== 'facts' && <Guest guest={appointment.guest} appointmentId={appointment.id} />}
        {mode === 'proposing' && <ProposeTimes appointment={appointment} onDone={back} />}
        {mode === 'facts' && (
          <>
            <AppointmentFacts appointment={appointment} />
            <Notes appointment={appointment} />
            <Papers appointmentId={appointment.id} />
          </>
        )}
      </div>
      {mode === 'editing' && <EditPanel appointment={appointment} chairs={chairs} onDone={back} />}
      {mode === 'facts' && (
        <AppointmentActions
          appointment={appointment}
          onPropose={() => setMode('proposing')}
          onEdit={() => setMode('editing')}
        />
      )}
    </>
  );
}

function Unready({ isError, onClose, again }: { isError: boolean; onClose: () => void; again: () => void }) {
  return (
    <>
      <Bar onClose={onClose} />
      <div className="p-5">
        {isError ? (
          <ErrorState title="We couldn’t load this appointment" action={<Button onClick={again}>Try again</Button>}>
            It may have been moved, or you may not have access to it.
          </ErrorState>
        ) : (
          <SkeletonGroup label="Loading the appointment">
            <h2 id={SIDE_TITLE} className="sr-only">
              Appointment
            </h2>
            <Skeleton className="h-10 w-3/4" />
            <Skeleton className="mt-4 h-16" />
            <Skeleton className="mt-4 h-40" />
          </SkeletonGroup>
        )}
      </div>
    </>
  );
}
