import { CAMPAIGN_PLACEHOLDERS, campaignLimits } from '@thyme/domain/campaigns';
import type { NewsChannel } from '@thyme/domain/messages';
import { addDays, type LocalDate } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Card, Note, SegmentedControl, Select, TextArea, TextField } from '@thyme/ui';
import { DateField } from '../../lib/time/date-field.tsx';
import { TimeField } from '../../lib/time/time-field.tsx';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { useMoney } from '../../lib/use-money.ts';
import type { CampaignDraft, Preview } from './campaign-draft.ts';
import type { Campaigns } from './operations.ts';

/** When it is sent; null for immediately. */
export type SendTime = { date: LocalDate; minute: number } | null;

interface WordsCardProps {
  draft: CampaignDraft;
  onChange: (draft: CampaignDraft) => void;
  problem: { field: string; words: string } | null;
  preview: Preview;
  /** Number of guests that the chosen channel reaches. */
  reached: number;
  settings: Campaigns;
  time: SendTime;
  onTime: (time: SendTime) => void;
}

const TEN = 600;

/** Channel, message and time. */
export function WordsCard(props: WordsCardProps) {
  const { draft, onChange, problem, settings } = props;
  const set = (values: Partial<CampaignDraft>) => onChange({ ...draft, ...values });
  const errorOf = (field: string) => (problem?.field === field ? problem.words : undefined);
  const isMail = draft.channel === 'mail';
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="words" className="grid content-start gap-4">
        <h2 id="words" className="display-22">
          What does it say?
        </h2>
        <SegmentedControl
          label="Channel"
          className="w-full"
          segments={[
            { value: 'mail', label: 'Email' },
            { value: 'text', label: 'Text' },
          ]}
          value={draft.channel}
          onValueChange={(channel) => set({ channel: channel as NewsChannel })}
        />
        {!isMail && !settings.has_texts && <Note tone="warn">Texts aren’t set up here yet.</Note>}
        {!isMail && settings.is_demo && (
          <Note tone="warn">
            This is a demo: texts aren’t really sent. <a href="/dev/phone">See them on the demo phone</a>.
          </Note>
        )}
        <TextField
          label="Name, for you"
          hint="Guests don’t see it."
          maxLength={campaignLimits.name}
          value={draft.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        {isMail && (
          <TextField
            label="Subject"
            maxLength={campaignLimits.subject}
            value={draft.subject}
            error={errorOf('subject')}
            onChange={(event) => set({ subject: event.currentTarget.value })}
          />
        )}
        <TextArea
          label="Message"
          rows={isMail ? 7 : 4}
          maxLength={campaignLimits.body[draft.channel]}
          value={draft.body}
          error={errorOf('body')}
          hint={`You can use ${CAMPAIGN_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}.${isMail ? ' A button to book is added.' : ''}`}
          onChange={(event) => set({ body: event.currentTarget.value })}
        />
        <SendOn {...props} />
        <Cost {...props} />
      </section>
    </Card>
  );
}

function SendOn({ time, onTime, settings }: WordsCardProps) {
  const { today } = useShopNow();
  return (
    <div className="grid gap-3">
      <Select
        label="Send"
        value={time === null ? 'now' : 'later'}
        onChange={(event) =>
          onTime(event.currentTarget.value === 'now' ? null : { date: addDays(today, 1), minute: TEN })
        }
      >
        <option value="now">As soon as I press Send</option>
        <option value="later">On a day</option>
      </Select>
      {time !== null && (
        <div className="grid grid-cols-2 gap-3">
          <DateField
            label="Day"
            value={time.date}
            min={today}
            onDate={(date) => date !== '' && onTime({ ...time, date })}
          />
          <TimeField
            label="Time"
            value={time.minute}
            onTime={(minute) => minute !== null && onTime({ ...time, minute })}
          />
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {settings.quiet_from === settings.quiet_until
          ? 'It goes out gradually, not all at once.'
          : 'It goes out gradually, and never in your quiet hours.'}
      </p>
    </div>
  );
}

function Cost({ draft, preview, reached, settings }: WordsCardProps) {
  const money = useMoney();
  if (draft.channel === 'mail')
    return (
      <p className="flex justify-between gap-3 border-t border-line pt-3">
        {count(reached, 'email')} <b className="font-semibold">Free</b>
      </p>
    );
  const cost = reached * preview.parts * settings.text_price;
  const left = settings.text_limit == null ? null : Math.max(0, settings.text_limit - settings.spent);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <p className="flex justify-between gap-3">
        <span>
          {count(reached, 'text')}, {preview.characters} characters, {count(preview.parts, 'part')} each
        </span>
        <b className="font-semibold figures">{money(cost)}</b>
      </p>
      {left !== null && cost > left && (
        <Note tone="warn">
          You have {money(left)} left of this month’s limit for texts, so not everyone will get it. You can raise the
          limit under Reminders.
        </Note>
      )}
    </div>
  );
}
