import { CAMPAIGN_PLACEHOLDERS } from '@thyme/domain/campaigns';
import type { Channel } from '@thyme/domain/messages';
import { PLACEHOLDERS, type ReminderRule, reminderLimits } from '@thyme/domain/reminders';
import { Button, Card, Checkbox, Select, TextArea, TextField } from '@thyme/ui';
import { HourField } from './hour-field.tsx';
import { LaterFields } from './later-fields.tsx';
import type { LaterResults } from './later-rules.ts';
import { openRule, previewFor } from './open-rule.ts';
import type { ReminderDraft } from './reminder-draft.ts';
import { BOOKED } from './rule-keys.ts';

interface RuleEditorProps {
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
  open: string;
  onOpen: (key: string) => void;
  shop: string;
  price: number;
  problem: string | null;
  results: LaterResults;
}

/** The selected rule: preview, wording and time. */
export function RuleEditor({ draft, onChange, open, onOpen, shop, price, problem, results }: RuleEditorProps) {
  const rule = draft.rules.find(({ key }) => key === open);
  const { wording, title, isNews, set: setWording } = openRule(draft, open, onChange);
  const preview = previewFor(open, { draft, wording, shop, price });
  const set = (values: Partial<ReminderRule>) =>
    onChange({ ...draft, rules: draft.rules.map((one) => (one.key === open ? { ...one, ...values } : one)) });
  const { quiet } = draft;
  return (
    <aside aria-label={`Text, ${title}`} className="grid min-w-0 gap-4">
      <h2 className="text-center font-semibold">Text, {title}</h2>
      <div className="mx-auto w-full max-w-75 rounded-[2.25rem] border-8 border-thyme-900 bg-card px-4 py-6 shadow-soft">
        <p className="rounded-lg rounded-bl-xs bg-shine px-4 py-3 [overflow-wrap:anywhere]">{preview.text}</p>
        <p className="mt-2 text-sm text-ink-soft figures">
          {preview.characters} characters, {preview.parts} {preview.parts === 1 ? 'part' : 'parts'}, {preview.cents} c
        </p>
      </div>
      <Card padding="md" className="grid gap-4">
        <TextArea
          label="Wording"
          value={wording}
          maxLength={reminderLimits.wording}
          hint={`You can use ${(isNews ? CAMPAIGN_PLACEHOLDERS : PLACEHOLDERS).map((name) => `{${name}}`).join(', ')}.`}
          error={problem ?? undefined}
          onChange={(event) => setWording(event.currentTarget.value)}
        />
        <LaterFields draft={draft} onChange={onChange} open={open} results={results} />
        {rule && (
          <RuleFields
            rule={rule}
            set={set}
            onRemove={() => {
              onChange({ ...draft, rules: draft.rules.filter(({ key }) => key !== rule.key) });
              onOpen(BOOKED);
            }}
          />
        )}
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1.5 font-semibold">No texts or notifications</legend>
          <HourField
            label="From"
            value={quiet.from}
            onChange={(from) => onChange({ ...draft, quiet: { ...quiet, from } })}
          />
          <HourField
            label="Until"
            value={quiet.until}
            onChange={(until) => onChange({ ...draft, quiet: { ...quiet, until } })}
          />
          <p className="col-span-2 text-sm text-ink-soft">
            In the guest’s time zone, if their number tells us where they are.
          </p>
        </fieldset>
      </Card>
    </aside>
  );
}

interface RuleFieldsProps {
  rule: ReminderRule;
  set: (values: Partial<ReminderRule>) => void;
  onRemove: () => void;
}

function RuleFields({ rule, set, onRemove }: RuleFieldsProps) {
  return (
    <>
      <TextField
        label="Hours before"
        inputMode="numeric"
        value={rule.hoursBefore === 0 ? '' : String(rule.hoursBefore)}
        onChange={(event) => set({ hoursBefore: Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3)) })}
      />
      <Checkbox
        label="Ask if they’re coming, with a link to confirm, move or cancel"
        checked={rule.asks}
        onChange={(event) => set({ asks: event.currentTarget.checked })}
      />
      <Select
        label="If it isn’t delivered"
        value={rule.fallback ?? ''}
        onChange={(event) => set({ fallback: (event.currentTarget.value || null) as Channel | null })}
      >
        <option value="">Do nothing</option>
        <option value="text">Send a text</option>
        <option value="mail">Send an email</option>
      </Select>
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Remove this rule
      </Button>
    </>
  );
}
