import { formatDay } from '@thyme/domain/time';
import { Button, EmptyState } from '@thyme/ui';
import { DeskUnblockTimeDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { spanWords } from '../calendar/entry-words.ts';
import type { Calendar } from '../operations.ts';
import { SidePanel } from '../side-panel.tsx';

interface BlockPanelProps {
  id: number;
  calendar: Calendar;
  onClose: () => void;
}

/** Shows a time block and lets the desk remove it. */
export function BlockPanel({ id, calendar, onClose }: BlockPanelProps) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const pieces = calendar.entries.filter(({ block_id }) => block_id === id);
  const [first] = pieces;
  const free = () =>
    change({
      api: 'desk_unblock_time',
      send: async () => (await run(DeskUnblockTimeDocument, { business: business.id, id })).desk_unblock_time,
      onDone: onClose,
    });
  return (
    <SidePanel title={first?.title || 'Blocked time'} onClose={onClose}>
      {first ? (
        <>
          <div className="flex-1 px-5 py-4">
            <p className="text-ink-soft">{formatDay(first.starts)}. Nobody can book then.</p>
            <ul className="mt-4 divide-y divide-line rounded-sm border border-line">
              {pieces.map((piece) => {
                const chair = calendar.chairs.find((one) => one.id === piece.chair_id);
                return (
                  <li key={piece.key} className="flex justify-between gap-3 px-3.5 py-2.5">
                    <b className="font-semibold">{chair?.person ?? chair?.name}</b>
                    <span className="figures">{spanWords(piece.starts, piece.ends)}</span>
                  </li>
                );
              })}
            </ul>
          </div>
          <div className="sticky bottom-0 grid border-t border-line bg-card px-5 py-3">
            <Button variant="secondary" busy={busy !== null} onClick={() => void free()}>
              Unblock this time
            </Button>
          </div>
        </>
      ) : (
        <EmptyState className="mt-10" title="This time is no longer blocked">
          It has been unblocked or moved to another day.
        </EmptyState>
      )}
    </SidePanel>
  );
}
