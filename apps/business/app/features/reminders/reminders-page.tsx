import { useQuery } from '@tanstack/react-query';
import { Button } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { DeskRemindersDocument, DeskSaveRemindersDocument, DeskTestTextDocument } from '../../generated/graphql.ts';
import { LeaveGuard } from '../../lib/changes/leave-guard.tsx';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import { CostCard } from './cost-card.tsx';
import { openRule } from './open-rule.ts';
import type { Reminders } from './operations.ts';
import { draftOf, problemOf, type ReminderDraft, variablesOf } from './reminder-draft.ts';
import { RuleEditor } from './rule-editor.tsx';
import { BOOKED } from './rule-keys.ts';
import { RuleList } from './rule-list.tsx';
import { UnansweredCard } from './unanswered-card.tsx';

interface RemindersPageProps {
  head: (actions: ReactNode) => ReactNode;
}

/** Messages around an appointment: rules, channels and cost. */
export function RemindersPage({ head }: RemindersPageProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'reminders'),
    queryFn: async () => (await run(DeskRemindersDocument, { business: business.id })).desk_reminders,
  });
  if (data) return <RemindersForm saved={data} head={head} />;
  return (
    <>
      {head(null)}
      <Waiting isError={isError} retry={() => void refetch()} />
    </>
  );
}

function RemindersForm({ saved, head }: RemindersPageProps & { saved: Reminders }) {
  const { business } = useDesk();
  const { values, setValues, isDirty, undo, kept } = useDraft<ReminderDraft>(draftOf(saved));
  const { change, busy } = useChange();
  const { act, busy: acting } = useAct();
  const [open, setOpen] = useState(values.rules[0]?.key ?? BOOKED);
  const problem = problemOf(values);
  const { wording } = openRule(values, open, setValues);
  const save = () =>
    void change({
      api: 'desk_save_reminders',
      send: async () =>
        (await run(DeskSaveRemindersDocument, { business: business.id, ...variablesOf(values) })).desk_save_reminders,
      onDone: kept,
    });
  const test = () =>
    void act('test', async () => (await run(DeskTestTextDocument, { business: business.id, wording })).desk_test_text);
  return (
    <>
      {head(
        <>
          <Button size="sm" variant="secondary" disabled={problem !== null} busy={acting === 'test'} onClick={test}>
            Send me a test
          </Button>
          {isDirty && (
            <Button size="sm" variant="secondary" onClick={undo}>
              Discard
            </Button>
          )}
          <Button size="sm" disabled={!isDirty || problem !== null} busy={busy !== null} onClick={save}>
            Save
          </Button>
        </>,
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <RuleList draft={values} onChange={setValues} open={open} onOpen={setOpen} />
          <CostCard saved={saved} draft={values} onChange={setValues} />
          <UnansweredCard guests={saved.unanswered} />
        </div>
        <RuleEditor
          draft={values}
          onChange={setValues}
          open={open}
          onOpen={setOpen}
          shop={business.name}
          price={saved.text_price}
          problem={problem}
          results={saved}
        />
      </div>
      <LeaveGuard when={isDirty} />
    </>
  );
}
