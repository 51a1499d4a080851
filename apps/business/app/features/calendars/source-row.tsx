import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { ago } from '@thyme/site/format.ts';
import { Button, Dialog, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import {
  DeskCheckCalendarDocument,
  DeskRemoveCalendarDocument,
  DeskSwitchCalendarDocument,
} from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import type { CalendarSource } from './operations.ts';

export function Tile({ isOn = false, children }: { isOn?: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-10 flex-none place-items-center rounded-sm font-display font-semibold',
        isOn ? 'bg-thyme-100 text-thyme-700' : 'bg-sand text-ink',
      )}
    >
      {children}
    </span>
  );
}

/** When it was last read, or why it cannot be. */
function stateWords({ enabled, was_read, checked_at }: CalendarSource, now: number): string {
  if (!enabled) return 'switched off';
  if (!was_read || checked_at === null) return 'reading for the first time';
  return `read ${ago(checked_at, now)}`;
}

/** A connected calendar: whose it is, when it was read, and what is wrong with it. */
export function SourceRow({ source }: { source: CalendarSource }) {
  const { business } = useDesk();
  const { now } = useShopNow();
  const { change, busy } = useChange();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, person, account, enabled, problem, writes_out } = source;
  const title = `${name}, ${person}`;
  const toggle = (next: boolean) =>
    void change({
      api: 'desk_switch_calendar',
      send: async () =>
        (await run(DeskSwitchCalendarDocument, { business: business.id, id, enabled: next })).desk_switch_calendar,
    });
  const check = () =>
    void change({
      api: 'desk_check_calendar',
      send: async () => (await run(DeskCheckCalendarDocument, { business: business.id, id })).desk_check_calendar,
    });
  return (
    <li className="py-2.5">
      <div className="flex min-h-11 items-center gap-3">
        <Tile isOn={enabled}>{name.slice(0, 1).toUpperCase()}</Tile>
        <span className="min-w-0 flex-1">
          <b className="block font-semibold [overflow-wrap:anywhere]">{title}</b>
          <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            {account}, {stateWords(source, now)}
            {writes_out && enabled && '. Appointments go there too'}
          </span>
        </span>
        <Switch label={title} checked={enabled} disabled={busy !== null} onCheckedChange={toggle} />
      </div>
      {problem !== null && enabled && (
        <p className="mt-2 rounded-sm bg-danger-100 px-3 py-2 text-sm text-danger-900">{problem}</p>
      )}
      <div className="flex flex-wrap gap-x-2 pl-11 max-md:pl-0">
        {enabled && (
          <Button size="sm" variant="ghost" disabled={busy !== null} aria-label={`Check now: ${title}`} onClick={check}>
            Check now
          </Button>
        )}
        <Button size="sm" variant="ghost" aria-label={`Remove ${title}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      <Dialog open={isRemoving} onOpenChange={setRemoving}>
        {isRemoving && <RemoveCalendar source={source} onDone={() => setRemoving(false)} />}
      </Dialog>
    </li>
  );
}

function RemoveCalendar({ source, onDone }: { source: CalendarSource; onDone: () => void }) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const remove = () =>
    change({
      api: 'desk_remove_calendar',
      send: async () =>
        (await run(DeskRemoveCalendarDocument, { business: business.id, id: source.id })).desk_remove_calendar,
      onDone,
    });
  return (
    <ActionDialog
      width="slim"
      title={`Remove ${source.name}?`}
      action="Remove"
      danger
      busy={busy !== null}
      onAct={remove}
    >
      <p>
        Its busy times can be booked again straight away, and we delete its link and password.
        {source.writes_out && ' Appointments that are there already stay; you can delete them in that calendar.'}
      </p>
    </ActionDialog>
  );
}
