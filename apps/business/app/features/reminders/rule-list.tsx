import type { ReminderRule } from '@thyme/domain/reminders';
import { Button, Card, Switch } from '@thyme/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChannelPicks } from './channel-picks.tsx';
import { laterRules } from './later-rules.ts';
import { beforeWords, furtherRule, type ReminderDraft } from './reminder-draft.ts';
import { BOOKED } from './rule-keys.ts';

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
        <ol className="@container">
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
              onOpen={() => onOpen(rule.key)}
              sends={{
                of: beforeWords(rule.hoursBefore),
                isActive: rule.isActive,
                onChange: (isActive) => set(rule.key, { isActive }),
              }}
            >
              <ChannelPicks
                of={beforeWords(rule.hoursBefore)}
                chosen={rule.channels}
                onChange={(channels) => set(rule.key, { channels })}
              />
            </Line>
          ))}
          <li className="flex items-center gap-3.5 border-t border-line bg-paper py-3 pr-5 pl-4.5 @2xl:pl-[10.125rem]">
            <span aria-hidden="true" className="size-4 flex-none rounded-full bg-clay" />
            <b className="font-semibold">The appointment</b>
          </li>
          {laterRules(draft).map((rule) => (
            <Line
              key={rule.key}
              when={rule.when}
              title={rule.title}
              lead={rule.lead}
              isOpen={open === rule.key}
              onOpen={() => onOpen(rule.key)}
              sends={{
                of: rule.title,
                isActive: rule.isActive,
                onChange: (isActive) => onChange(rule.with({ isActive })),
              }}
            >
              <ChannelPicks
                of={rule.title}
                {...(rule.among ? { among: rule.among } : {})}
                chosen={rule.channels}
                onChange={(channels) => onChange(rule.with({ channels }))}
              />
            </Line>
          ))}
        </ol>
      </section>
    </Card>
  );
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
  onOpen: () => void;
  /** Turns the rule on and off; absent for one that is always on. */
  sends?: { of: string; isActive: boolean; onChange: (isActive: boolean) => void };
  /** The channels. */
  children: ReactNode;
}

function Line({ when, title, lead, isOpen, onOpen, sends, children }: LineProps) {
  return (
    <li
      className={clsx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-5 py-3.5 @2xl:grid-cols-[minmax(0,1fr)_auto_3.25rem]',
        'before:absolute before:inset-y-0 before:left-[1.5625rem] before:w-px before:bg-thyme-300 @2xl:before:left-[10.5625rem]',
        isOpen && 'bg-thyme-100/60',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        className={clsx(
          'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 text-left focus-visible:focus-ring @2xl:grid-cols-[8rem_auto_minmax(0,1fr)]',
          sends?.isActive === false && 'text-ink-soft',
        )}
        onClick={onOpen}
      >
        <span className="col-start-2 text-sm text-ink-soft @2xl:col-start-1 @2xl:row-span-2 @2xl:text-right">
          {when}
        </span>
        <span
          aria-hidden="true"
          className="relative col-start-1 row-span-3 row-start-1 size-3 rounded-full border-3 border-thyme-700 bg-card @2xl:col-start-2 @2xl:row-span-2"
        />
        <b className="col-start-2 font-semibold @2xl:col-start-3">{title}</b>
        <span className="col-start-2 text-sm text-ink-soft @2xl:col-start-3">{lead}</span>
      </button>
      <div className="col-span-2 row-start-2 pl-7 @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1 @2xl:pl-0">
        {children}
      </div>
      {sends && (
        <span className="@2xl:col-start-3 @2xl:row-start-1">
          <Switch label={`${sends.of}: send it`} checked={sends.isActive} onCheckedChange={sends.onChange} />
        </span>
      )}
    </li>
  );
}
