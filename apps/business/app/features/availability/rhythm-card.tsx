import { Button, Card, Select, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskSaveRhythmDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { withOwn } from '../../lib/changes/with-own.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Opening } from './operations.ts';

const SLOTS = [5, 10, 15, 20, 30, 45, 60];
const PAUSES = [0, 5, 10, 15, 20, 30, 45, 60];

/** Booking times. Existing appointments are not affected. */
export function RhythmCard({ opening }: { opening: Opening }) {
  const { business } = useDesk();
  const { values, set, isDirty } = useDraft({
    slot: opening.slot_duration,
    buffer: opening.buffer_minutes,
  });
  const { change, busy } = useChange();
  const choice = (
    name: keyof typeof values,
    label: string,
    options: readonly number[],
    words: (value: number) => string,
  ) => (
    <Select label={label} value={values[name]} onChange={(event) => set(name, Number(event.currentTarget.value))}>
      {withOwn(options, values[name]).map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </Select>
  );
  return (
    <Card asChild>
      <section aria-label="Booking times" className="grid gap-4 md:grid-cols-2">
        {choice('slot', 'Start times every', SLOTS, (minutes) => `${minutes} min`)}
        {choice('buffer', 'Break between appointments', PAUSES, (minutes) =>
          minutes === 0 ? 'No break' : `${minutes} min`,
        )}
        <p className="text-sm text-ink-soft md:col-span-2">
          How far ahead guests can book is set under{' '}
          <TextLink asChild>
            <Link to="/rules">Booking rules</Link>
          </TextLink>
          .
        </p>
        {isDirty && (
          <Button
            className="justify-self-start"
            busy={busy !== null}
            onClick={() =>
              void change({
                api: 'desk_save_rhythm',
                send: async () =>
                  (await run(DeskSaveRhythmDocument, { business: business.id, ...values })).desk_save_rhythm,
              })
            }
          >
            Save
          </Button>
        )}
      </section>
    </Card>
  );
}
