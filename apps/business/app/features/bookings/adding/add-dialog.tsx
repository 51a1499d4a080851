import type { LocalDate } from '@thyme/domain/time';
import { Dialog, DialogContent, DialogTrigger, KeptTabPanel, SegmentTab, SegmentTabList, Tabs } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { WalkInForm } from '../day/walk-in-form.tsx';
import type { Chair } from '../operations.ts';
import { GroupForm } from './group/group-form.tsx';

const KINDS = {
  'walk-in': {
    label: 'Walk-in',
    title: 'Who can take them?',
    lead: 'One tap and they’re in the chair. You can add the name at the till.',
  },
  group: {
    label: 'Group',
    title: 'Several guests together',
    lead: 'Two to six people, booked in one go.',
  },
} as const;

type Kind = keyof typeof KINDS;

interface AddProps {
  /** What it opens with. */
  kind: Kind;
  /** The button that opens it. */
  children: ReactNode;
  chairs: readonly Chair[];
  /** The day that is proposed for a group. */
  date: LocalDate;
  onBooked: (appointmentId: number, date: LocalDate) => void;
}

/** Starts a walk-in with one click, or books several guests. What is typed stays while the other one is looked at. */
export function AddDialog({ kind: first, children, chairs, date, onBooked }: AddProps) {
  const { today } = useShopNow();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<Kind>(first);
  const { title, lead } = KINDS[kind];
  const done = (id: number, day: LocalDate) => {
    setOpen(false);
    onBooked(id, day);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(opens) => {
        if (opens) setKind(first);
        setOpen(opens);
      }}
    >
      <DialogTrigger asChild>{children}</DialogTrigger>
      <Tabs className="contents" value={kind} onValueChange={(value) => setKind(value as Kind)}>
        <DialogContent
          title={title}
          lowTitle
          description={lead}
          head={
            <SegmentTabList label="What to book">
              <SegmentTab value="walk-in">{KINDS['walk-in'].label}</SegmentTab>
              <SegmentTab value="group">{KINDS.group.label}</SegmentTab>
            </SegmentTabList>
          }
        >
          <KeptTabPanel value="walk-in" isShown={kind === 'walk-in'}>
            <WalkInForm onStarted={(id) => done(id, today)} />
          </KeptTabPanel>
          <KeptTabPanel value="group" isShown={kind === 'group'}>
            <GroupForm chairs={chairs} date={date} onBooked={done} />
          </KeptTabPanel>
        </DialogContent>
      </Tabs>
    </Dialog>
  );
}
