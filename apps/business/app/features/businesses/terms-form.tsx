import { Button, Card, Checkbox, Select, TextField, TextLink } from '@thyme/ui';
import { Link } from 'react-router';
import { DeskSaveTermsDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Profile } from './operations.ts';

/** What guests agree to when they book. Existing bookings keep their terms. */
export function TermsForm({ profile }: { profile: Profile }) {
  const { business } = useDesk();
  const { values, set, isDirty, kept } = useDraft({
    percent: String(profile.upfront_percent),
    parts: profile.part_hours,
    atOnce: profile.confirms_at_once,
    vetting: profile.video_vetting,
    minutes: profile.consultation_minutes,
  });
  const { change, busy } = useChange();
  const percent = Number(values.percent);
  const wrong = values.percent.trim() === '' || !(percent >= 0 && percent <= 100);
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    if (wrong) return;
    void change({
      api: 'desk_save_terms',
      send: async () =>
        (await run(DeskSaveTermsDocument, { business: business.id, ...values, percent })).desk_save_terms,
      onDone: kept,
    });
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={save} aria-label="Booking terms" className="grid gap-4">
        <h2 className="display-22">Booking terms</h2>
        <TextField
          label="Deposit, % of the price"
          inputMode="decimal"
          value={values.percent}
          error={wrong ? 'Please enter between 0 and 100.' : undefined}
          onChange={(event) => set('percent', event.currentTarget.value)}
        />
        <Select
          label="Groups where each pays their own part"
          hint="How long the others have to pay with their links. Their places stay booked until then."
          value={values.parts}
          onChange={(event) => set('parts', Number(event.currentTarget.value))}
        >
          <option value={0}>One guest pays for all</option>
          {[...new Set([6, 12, 24, 48, 72, values.parts].filter((hours) => hours > 0))]
            .sort((a, b) => a - b)
            .map((hours) => (
              <option key={hours} value={hours}>
                {hours === 1 ? '1 hour' : `${hours} hours`}
              </option>
            ))}
        </Select>
        <p className="text-sm">
          What happens when a guest cancels is set under{' '}
          <TextLink asChild>
            <Link to="/rules">Booking rules</Link>
          </TextLink>
          .
        </p>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">Getting to know each other</legend>
          <Checkbox
            label="New guests have a short video call first"
            className="[&>label]:font-normal"
            checked={values.vetting}
            onChange={(event) => set('vetting', event.currentTarget.checked)}
          />
          {values.vetting && (
            <Select
              label="Length of the call"
              value={values.minutes}
              onChange={(event) => set('minutes', Number(event.currentTarget.value))}
            >
              {[...new Set([10, 15, 20, 30, values.minutes])].map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} min
                </option>
              ))}
            </Select>
          )}
        </fieldset>
        <Button type="submit" className="justify-self-start" disabled={!isDirty || wrong} busy={busy !== null}>
          Save the terms
        </Button>
      </form>
    </Card>
  );
}

/** Where the bank account of the payouts is. */
export function PayoutCard() {
  return (
    <Card asChild>
      <section aria-labelledby="payouts" className="grid gap-3">
        <h2 id="payouts" className="display-22">
          Payouts
        </h2>
        <p className="text-ink-soft">Your bank account, and what reaches it, are under Money.</p>
        <Button variant="secondary" className="justify-self-start" asChild>
          <Link to="/payouts">Bank account and payouts</Link>
        </Button>
      </section>
    </Card>
  );
}
