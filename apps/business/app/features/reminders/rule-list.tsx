import { NEWS_CHANNELS } from '@thyme/domain/messages';
import type { ReminderRule } from '@thyme/domain/reminders';
import { Button, Card, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChannelPicks } from './channel-picks.tsx';
import {
  afterWords,
  beforeWords,
  birthdayWords,
  daysAfterWords,
  furtherRule,
  type ReminderDraft,
} from './reminder-draft.ts';
import { BIRTHDAY, BOOKED, REBOOK, REVIEW } from './rule-keys.ts';

interface RuleListProps {
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
  /** The key of the selected rule. */
  open: string;
  onOpen: (key: string) => void;
}

/** The rules in order around the appointment. */
export function RuleList({ draft, onChange, open, onOpen }: RuleListProps) {
  const rules = draft.rules.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const set = (key: string, values: Partial<ReminderRule>) =>
    onChange({ ...draft, rules: draft.rules.map((rule) => (rule.key === key ? { ...rule, ...values } : rule)) });
  const further = furtherRule(draft, newKey(draft));
  return (
    <Card padding="none" asChild>
      <section aria-labelledby="rules" className="min-w-0 overflow-hidden">
        <div className="flex items-start gap-3 p-5">
          <div className="min-w-0 flex-1">
            <h2 id="rules" className="display-22">
              Around every appointment
            </h2>
            <p className="text-sm text-ink-soft">Choose a line to change its time and wording.</p>
          </div>
          <Button
            size="sm"
            variant="ghost"
            disabled={further === null}
            onClick={() => {
              if (!further) return;
              onChange({ ...draft, rules: [...draft.rules, further] });
              onOpen(further.key);
            }}
          >
            <Plus aria-hidden="true" className="size-5" /> Rule
          </Button>
        </div>
        <ol className="relative">
          <Line
            when="At once"
            title="It’s booked"
            lead="with the calendar file and the policy"
            isOpen={open === BOOKED}
            onOpen={() => onOpen(BOOKED)}
          >
            <ChannelPicks
              of="It’s booked"
              fixed="mail"
              chosen={draft.booked.channels}
              onChange={(channels) => onChange({ ...draft, booked: { ...draft.booked, channels } })}
            />
          </Line>
          {rules.map((rule) => (
            <Line
              key={rule.key}
              when={beforeWords(rule.hoursBefore)}
              title={rule.asks ? 'Are you still coming?' : 'See you soon'}
              lead={rule.asks ? 'one tap confirms, one tap moves' : 'the time and the address'}
              isOpen={open === rule.key}
              isOff={!rule.isActive}
              onOpen={() => onOpen(rule.key)}
            >
              <ChannelPicks
                of={beforeWords(rule.hoursBefore)}
                chosen={rule.channels}
                onChange={(channels) => set(rule.key, { channels })}
              />
              <Switch
                label={`${beforeWords(rule.hoursBefore)}: send it`}
                checked={rule.isActive}
                onCheckedChange={(isActive) => set(rule.key, { isActive })}
              />
            </Line>
          ))}
          <li className="flex items-center gap-3.5 border-t border-line bg-paper px-5 py-3 max-md:pl-4.5 md:pl-[10.125rem]">
            <span aria-hidden="true" className="size-4 flex-none rounded-full bg-clay" />
            <b className="font-semibold">The appointment</b>
          </li>
          <LaterRules draft={draft} onChange={onChange} open={open} onOpen={onOpen} />
        </ol>
      </section>
    </Card>
  );
}

/** What guests get after an appointment, and before their birthday. */
function LaterRules({ draft, onChange, open, onOpen }: RuleListProps) {
  const { review, rebook, birthday } = draft;
  const setReview = (values: Partial<ReminderDraft['review']>) =>
    onChange({ ...draft, review: { ...review, ...values } });
  const setRebook = (values: Partial<ReminderDraft['rebook']>) =>
    onChange({ ...draft, rebook: { ...rebook, ...values } });
  const setBirthday = (values: Partial<ReminderDraft['birthday']>) =>
    onChange({ ...draft, birthday: { ...birthday, ...values } });
  const line = (key: string, isActive: boolean) => ({
    isOpen: open === key,
    isOff: !isActive,
    onOpen: () => onOpen(key),
  });
  return (
    <>
      <Line
        when={daysAfterWords(review.daysAfter)}
        title="How was it?"
        lead="asks for a review, once for each appointment"
        {...line(REVIEW, review.isActive)}
      >
        <ChannelPicks of="How was it?" chosen={review.channels} onChange={(channels) => setReview({ channels })} />
        <SendIt of="How was it?" isActive={review.isActive} onChange={(isActive) => setReview({ isActive })} />
      </Line>
      <Line
        when={afterWords(rebook.weeksAfter)}
        title="Time again?"
        lead="three free times, only with consent to news"
        {...line(REBOOK, rebook.isActive)}
      >
        <ChannelPicks
          of="Time again?"
          among={NEWS_CHANNELS}
          chosen={rebook.channels}
          onChange={(channels) => setRebook({ channels })}
        />
        <SendIt of="Time again?" isActive={rebook.isActive} onChange={(isActive) => setRebook({ isActive })} />
      </Line>
      <Line
        when={birthdayWords(birthday.daysBefore)}
        title="Happy birthday"
        lead="once a year, only with consent to news"
        {...line(BIRTHDAY, birthday.isActive)}
      >
        <ChannelPicks
          of="Happy birthday"
          among={NEWS_CHANNELS}
          chosen={birthday.channels}
          onChange={(channels) => setBirthday({ channels })}
        />
        <SendIt of="Happy birthday" isActive={birthday.isActive} onChange={(isActive) => setBirthday({ isActive })} />
      </Line>
    </>
  );
}

interface SendItProps {
  of: string;
  isActive: boolean;
  onChange: (isActive: boolean) => void;
}

function SendIt({ of, isActive, onChange }: SendItProps) {
  return <Switch label={`${of}: send it`} checked={isActive} onCheckedChange={onChange} />;
}

/** A key that no rule of this draft uses. */
const newKey = ({ rules }: ReminderDraft) => {
  const taken = new Set(rules.map(({ key }) => key));
  return Array.from({ length: 50 }, (_, index) => `rule-${index + 1}`).find((key) => !taken.has(key)) ?? 'rule-51';
};

interface LineProps {
  when: string;
  title: string;
  lead: string;
  isOpen: boolean;
  isOff?: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Line({ when, title, lead, isOpen, isOff = false, onOpen, children }: LineProps) {
  return (
    <li
      className={clsx(
        'grid grid-cols-1 gap-3 border-t border-line px-5 py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center',
        isOpen && 'bg-thyme-100/60',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className={clsx(
          'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 text-left focus-visible:focus-ring md:grid-cols-[8rem_auto_minmax(0,1fr)]',
          isOff && 'text-ink-soft',
        )}
        onClick={onOpen}
      >
        <span className="col-start-2 text-sm text-ink-soft md:col-start-1 md:row-span-2 md:text-right">{when}</span>
        <span
          aria-hidden="true"
          className="col-start-1 row-span-3 row-start-1 size-3 rounded-full border-3 border-thyme-700 bg-card md:col-start-2 md:row-span-2"
        />
        <b className="col-start-2 font-semibold md:col-start-3">{title}</b>
        <span className="col-start-2 text-sm text-ink-soft md:col-start-3">{lead}</span>
      </button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pl-7 md:pl-0">{children}</div>
    </li>
  );
}
