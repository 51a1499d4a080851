import { weekdayName } from '@thyme/domain/time';
import { Button, Card, FieldError, Switch, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskSaveHoursDocument } from '../../generated/graphql.ts';
import { LeaveGuard, useTellDirty } from '../../lib/changes/leave-guard.tsx';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { clockTime } from '../../lib/time/clock-time.ts';
import { DragEdge } from '../../lib/time/drag-edge.tsx';
import { SpanTime } from '../../lib/time/time-field.tsx';
import type { Opening } from './operations.ts';
import { type DayDraft, dayError, draggedDay, spansOf, stretchesOf, WEEK, weekOf } from './week.ts';

interface WeekProps {
  opening: Opening;
  chairId: number | null;
  onDirty: (isDirty: boolean) => void;
}

/** The usual week of the shop or of one chair, as bars and as times. */
export function WeekCard({ opening, chairId, onDirty }: WeekProps) {
  const { business } = useDesk();
  const own = opening.hours.filter((hour) => hour.chair_id === chairId && hour.date === null);
  const shop = opening.hours.filter((hour) => hour.chair_id === null);
  const goesByShop = chairId !== null && own.length === 0;
  const saved = weekOf(goesByShop ? shop : own);
  const { values: week, set, isDirty, undo } = useDraft(saved);
  useTellDirty(isDirty, onDirty);
  const { change, busy, question, dismiss } = useChange();
  const wrong = WEEK.some((day) => dayError(week[day] as DayDraft) !== undefined);
  const save = (hours: ReturnType<typeof stretchesOf>) =>
    void change({
      api: 'desk_save_hours',
      send: async (decisions) =>
        (await run(DeskSaveHoursDocument, { business: business.id, chair: chairId, hours, decisions })).desk_save_hours,
    });
  if (own.some(({ week: name }) => name)) return <AlternatingWeeks chairId={chairId} />;
  return (
    <Card asChild>
      <section aria-labelledby="week" className="@container">
        <h2 id="week" className="display-22 mb-1">
          Every week
        </h2>
        {goesByShop && <p className="text-ink-soft">Uses the shop’s hours until you change them here.</p>}
        <Scale />
        <ul>
          {WEEK.map((weekday) => (
            <li key={weekday} className="border-t border-line py-2.5 first:border-t-0">
              <DayRow
                name={weekdayName(weekday)}
                day={week[weekday] as DayDraft}
                onChange={(day) => set(weekday, day)}
              />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            disabled={!isDirty || wrong}
            busy={busy !== null}
            busyLabel="Saving…"
            onClick={() => save(stretchesOf(week))}
          >
            Save the week
          </Button>
          {isDirty && (
            <Button variant="secondary" onClick={undo}>
              Undo
            </Button>
          )}
          {chairId !== null && own.length > 0 && (
            <Button variant="ghost" onClick={() => save([])}>
              Use the shop’s hours
            </Button>
          )}
        </div>
        <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
        <LeaveGuard when={isDirty} />
      </section>
    </Card>
  );
}

/** Links to the person's page: saving a single week here would overwrite alternating A and B weeks. */
function AlternatingWeeks({ chairId }: { chairId: number | null }) {
  return (
    <Card asChild>
      <section aria-labelledby="week">
        <h2 id="week" className="display-22 mb-1">
          A and B weeks
        </h2>
        <p className="text-ink-soft">
          Their weeks alternate.{' '}
          <TextLink asChild standalone>
            <Link to={`/team/${chairId}`}>Change the rota</Link>
          </TextLink>
        </p>
      </section>
    </Card>
  );
}

const FIRST = 7 * 60;
const LAST = 21 * 60;
const at = (minutes: number) => `${((Math.min(LAST, Math.max(FIRST, minutes)) - FIRST) / (LAST - FIRST)) * 100}%`;

const LABELS = [FIRST, 12 * 60, 17 * 60, LAST];
/** The full hours between both ends. */
const HOURS = Array.from({ length: (LAST - FIRST) / 60 - 1 }, (_, index) => FIRST + (index + 1) * 60);

function Scale() {
  return (
    <div
      aria-hidden="true"
      className="mt-3 mb-1 hidden grid-cols-[10rem_1fr_26rem] gap-4 text-sm text-ink-soft @min-[46rem]:grid"
    >
      <span />
      <span className="relative h-5">
        {LABELS.map((minutes) => (
          <span key={minutes} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: at(minutes) }}>
            {clockTime(minutes).replace(':00', '')}
          </span>
        ))}
      </span>
    </div>
  );
}

function DayRow({ name, day, onChange }: { name: string; day: DayDraft; onChange: (day: DayDraft) => void }) {
  const error = dayError(day);
  return (
    <div className="grid items-center gap-x-3 gap-y-2 @min-[35rem]:grid-cols-[9.25rem_1fr] @min-[46rem]:grid-cols-[10rem_1fr_26rem] @min-[46rem]:gap-x-4">
      <span className="flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <Switch
          label={`Open on ${name}`}
          checked={day.isOpen}
          onCheckedChange={(isOpen) => onChange({ ...day, isOpen })}
        />
      </span>
      <span
        aria-hidden="true"
        data-bar=""
        className="relative h-9 overflow-hidden rounded-xs bg-paper @min-[35rem]:@max-[46rem]:hidden"
      >
        {HOURS.map((minutes) => (
          <span key={minutes} className="absolute inset-y-0 w-px bg-line/60" style={{ left: at(minutes) }} />
        ))}
        {day.isOpen && <Bar day={day} onChange={onChange} />}
      </span>
      {day.isOpen ? <Times name={name} day={day} onChange={onChange} /> : <span className="text-ink-soft">Closed</span>}
      {error && (
        <div className="@min-[35rem]:col-span-full">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

const STEP = 15;

/** The open hours between morning and evening; what lies between two spans is the break. */
function Bar({ day, onChange }: { day: DayDraft; onChange: (day: DayDraft) => void }) {
  const { pause } = day;
  return (
    <>
      {pause && (
        <span
          className="hatched-fine absolute inset-y-0"
          style={{ left: at(pause.from), right: `calc(100% - ${at(pause.to)})` }}
        />
      )}
      {spansOf(day).map(({ from, to }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day, also while it is dragged.
          key={index}
          className="absolute inset-y-0 rounded-xs bg-thyme-300"
          style={{ left: at(from), right: `calc(100% - ${at(to)})` }}
        >
          {(['from', 'to'] as const).map((end) => (
            <DragEdge
              key={end}
              along="x"
              minute={end === 'from' ? from : to}
              shown={LAST - FIRST}
              step={STEP}
              className={end === 'from' ? 'left-0' : 'right-0'}
              onMinute={(minute) => onChange(draggedDay(day, index, end, minute, STEP))}
            />
          ))}
        </span>
      ))}
    </>
  );
}

function Times({ name, day, onChange }: { name: string; day: DayDraft; onChange: (day: DayDraft) => void }) {
  const { from, to, pause } = day;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SpanTime label={`${name} from`} value={from} onTime={(minute) => onChange({ ...day, from: minute })} />
        –
        <SpanTime label={`${name} to`} isEnd value={to} onTime={(minute) => onChange({ ...day, to: minute })} />
        <Button
          variant="ghost"
          size="sm"
          aria-label={pause ? `No break on ${name}` : `Add a break on ${name}`}
          onClick={() => onChange({ ...day, pause: pause ? null : { from: 780, to: 825 } })}
        >
          {pause ? 'No break' : 'Add a break'}
        </Button>
      </div>
      {pause && (
        <div className="flex items-center gap-2">
          <SpanTime
            label={`${name} break from`}
            value={pause.from}
            onTime={(minute) => onChange({ ...day, pause: { ...pause, from: minute } })}
          />
          –
          <SpanTime
            label={`${name} break to`}
            isEnd
            value={pause.to}
            onTime={(minute) => onChange({ ...day, pause: { ...pause, to: minute } })}
          />
          <span className="w-28 px-3 text-sm text-ink-soft">break</span>
        </div>
      )}
    </div>
  );
}
