import { useQuery } from '@tanstack/react-query';
import { ROTA_WEEKS, rotaWeekOf, type Stretch, spansProblem } from '@thyme/domain/availability';
import { type Weekday, weekdayName } from '@thyme/domain/time';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Button, Card, Dialog, SegmentedControl } from '@thyme/ui';
import { useState } from 'react';
import { DeskRotaDocument, DeskSaveRotaDocument } from '../../../generated/graphql.ts';
import { LeaveGuard } from '../../../lib/changes/leave-guard.tsx';
import { QuestionDialog } from '../../../lib/changes/question-dialog.tsx';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { useShopNow } from '../../../lib/time/use-shop-now.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Person, Rota } from '../operations.ts';
import { DateHours } from './date-hours.tsx';
import { draftOf, hoursOf } from './rota-draft.ts';
import { SpanFields } from './span-fields.tsx';
import { WeekBars } from './week-bars.tsx';

/** The weeks of one person, and the dates that differ. Appointments that lose their place are decided on first. */
export function RotaEditor({ person }: { person: Person }) {
  const { business } = useDesk();
  const { data: shop } = useQuery({
    queryKey: deskKey(business.id, 'rota'),
    queryFn: async () => (await run(DeskRotaDocument, { business: business.id })).desk_shop,
  });
  if (!shop) return null;
  return (
    <Card asChild>
      <section aria-labelledby="person-rota" className="grid gap-4">
        <Weeks person={person} shop={shop} />
        <DateHours person={person} shop={shop} />
      </section>
    </Card>
  );
}

type Edited = { week: 'A' | 'B'; weekday: Weekday; spans: Stretch[] };

function Weeks({ person, shop }: { person: Person; shop: Rota['shop'] }) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { draft: saved, goesByShop } = draftOf(shop.hours, person.id);
  const { values: draft, set, setValues, isDirty, undo } = useDraft(saved);
  const { change, busy, question, dismiss } = useChange();
  const [edited, setEdited] = useState<Edited | null>(null);
  const save = (hours: ReturnType<typeof hoursOf>) =>
    void change({
      api: 'desk_save_hours',
      send: async (decisions) =>
        (await run(DeskSaveRotaDocument, { business: business.id, chair: person.id, hours, decisions }))
          .desk_save_hours,
    });
  const shown = draft.alternates ? ROTA_WEEKS : (['A'] as const);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="person-rota" className="display-22">
          Rota
        </h2>
        <SegmentedControl
          label="Which weeks"
          segments={[
            { value: 'every', label: 'Every week' },
            { value: 'ab', label: 'A and B weeks' },
          ]}
          value={draft.alternates ? 'ab' : 'every'}
          onValueChange={(value) =>
            // Switching to alternating weeks copies the week to both; switching back keeps week A.
            setValues({
              ...draft,
              alternates: value === 'ab',
              B: value === 'ab' && !draft.alternates ? draft.A : draft.B,
            })
          }
        />
      </div>
      {goesByShop && !isDirty && (
        <p className="text-ink-soft">Works whenever the shop is open, until you change it here.</p>
      )}
      {shown.map((name) => (
        <WeekBars
          key={name}
          title={draft.alternates ? `Week ${name}` : 'Every week'}
          week={draft[name]}
          onDay={(weekday) => setEdited({ week: name, weekday, spans: draft[name][weekday] })}
          onSpans={(weekday, spans) => set(name, { ...draft[name], [weekday]: spans })}
        />
      ))}
      <p className="text-sm text-ink-soft">
        {draft.alternates && `This week is week ${rotaWeekOf(today)}. `}Drag an edge, or press a day to type its hours.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={!isDirty} busy={busy !== null} busyLabel="Saving…" onClick={() => save(hoursOf(draft))}>
          Save the rota
        </Button>
        {isDirty && (
          <Button variant="secondary" onClick={undo}>
            Undo
          </Button>
        )}
        {!goesByShop && !isDirty && (
          <Button variant="ghost" onClick={() => save([])}>
            Use the shop’s hours
          </Button>
        )}
      </div>
      <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && setEdited(null)}>
        {edited && (
          <ActionDialog
            width="slim"
            title={`${weekdayName(edited.weekday)}${draft.alternates ? `, week ${edited.week}` : ''}`}
            action="Done"
            onAct={() => {
              if (spansProblem(edited.spans)) return;
              set(edited.week, { ...draft[edited.week], [edited.weekday]: edited.spans });
              setEdited(null);
            }}
          >
            <SpanFields
              when={`on ${weekdayName(edited.weekday)}`}
              spans={edited.spans}
              onChange={(spans) => setEdited({ ...edited, spans })}
            />
          </ActionDialog>
        )}
      </Dialog>
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
      <LeaveGuard when={isDirty && busy === null} />
    </>
  );
}
