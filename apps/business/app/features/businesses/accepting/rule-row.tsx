import { type AcceptRule, answerOf, RULE_ANSWERS, type RuleAnswer, type RuleGuests } from '@thyme/domain/bookings';
import { Badge, IconButton, Select } from '@thyme/ui';
import { clsx } from 'clsx';
import {
  CalendarX2,
  ChevronDown,
  ChevronUp,
  Clock,
  GripVertical,
  type LucideIcon,
  Trash2,
  UserCheck,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ANSWER_WORDS, wordsOf } from './rule-words.ts';

const GUEST_ICONS: Record<RuleGuests, LucideIcon> = {
  anybody: Users,
  known: UserCheck,
  new: UserPlus,
  missed: CalendarX2,
};

function iconOf({ guests, longerThan, paid, inFull }: AcceptRule): LucideIcon {
  if (inFull) return Wallet;
  if (guests === 'missed') return CalendarX2;
  if (paid) return Wallet;
  return longerThan !== null ? Clock : GUEST_ICONS[guests];
}

const LOOKS = {
  never: 'bg-danger-100 text-danger',
  decide: 'bg-clay-100 text-clay-900',
  'in-full': 'bg-honey-100 text-honey-900',
  accepted: 'bg-thyme-100 text-thyme-700',
};

const SELECT_LOOKS: Record<RuleAnswer, string> = {
  decide: '[&_select]:bg-clay-100 [&_select]:text-clay-900',
  'in-full': '[&_select]:bg-honey-100 [&_select]:text-honey-900',
  accepted: '[&_select]:bg-thyme-100 [&_select]:text-thyme-700',
};

interface LineProps {
  icon: LucideIcon;
  look: keyof typeof LOOKS;
  title: string;
  detail?: string | undefined;
  children: ReactNode;
}

function Line({ icon: Icon, look, title, detail, children }: LineProps) {
  return (
    <>
      <span className={clsx('grid size-9 flex-none place-items-center rounded-sm', LOOKS[look])}>
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <b className="block font-semibold">{title}</b>
        {detail && <span className="text-sm text-ink-soft">{detail}</span>}
      </span>
      {children}
    </>
  );
}

/** What happens before the owner's rules, and cannot be changed here. */
export function FixedRow({ never = false, ...line }: Omit<LineProps, 'look' | 'children'> & { never?: boolean }) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 md:pl-11">
      <Line {...line} look={never ? 'never' : 'decide'}>
        <Badge tone={never ? 'danger' : 'clay'}>{never ? 'Never' : 'You decide'}</Badge>
      </Line>
    </li>
  );
}

interface RuleRowProps {
  rule: AcceptRule;
  /** Null for the last one, which stays where it is. */
  onMove: ((step: -1 | 1) => void) | null;
  onRemove: () => void;
  /** How many guests it is about, where that is known. */
  guests: string | undefined;
  onAnswer: (answer: RuleAnswer) => void;
}

/** A rule of the owner: moved by its handle, dragged or with the arrow keys. */
export function RuleRow({ rule, guests, onMove, onRemove, onAnswer }: RuleRowProps) {
  const { title, detail } = wordsOf(rule);
  const answer = answerOf(rule);
  const name = [title, detail].filter(Boolean).join(', ');
  return (
    <div className="flex min-h-14 items-center gap-x-3 gap-y-1 py-2 max-sm:flex-wrap">
      {onMove ? <Handle name={name} onMove={onMove} /> : <span className="hidden w-8 flex-none md:block" />}
      <Line
        icon={iconOf(rule)}
        look={answer}
        title={title}
        detail={[detail, guests].filter(Boolean).join(', ') || undefined}
      >
        <span className="flex items-center gap-1 max-sm:w-full">
          <Select
            label={`What happens: ${name}`}
            hideLabel
            className={clsx(
              'w-43 max-sm:max-w-44 max-sm:min-w-0 max-sm:flex-1 md:[&_select]:text-sm [&_select]:h-11 [&_select]:rounded-full [&_select]:border-transparent [&_select]:font-semibold',
              SELECT_LOOKS[answer],
            )}
            value={answer}
            onChange={(event) => onAnswer(event.currentTarget.value as RuleAnswer)}
          >
            {RULE_ANSWERS.filter((one) => one !== 'in-full' || !rule.paid).map((one) => (
              <option key={one} value={one}>
                {ANSWER_WORDS[one]}
              </option>
            ))}
          </Select>
          {onMove && <Steps name={name} onMove={onMove} />}
          {onMove ? (
            <IconButton label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-5" />
            </IconButton>
          ) : (
            <span className="w-11 flex-none max-sm:hidden" />
          )}
        </span>
      </Line>
    </div>
  );
}

function Handle({ name, onMove }: { name: string; onMove: (step: -1 | 1) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <button
      type="button"
      aria-label={`Move ${name}: up and down arrow keys`}
      className="hidden h-11 w-8 flex-none cursor-grab place-items-center rounded-sm text-ink-faint focus-visible:focus-ring md:grid"
      onKeyDown={onKeyDown}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Dragging conflicts with scrolling on touch screens, so a phone has buttons instead. */
function Steps({ name, onMove }: { name: string; onMove: (step: -1 | 1) => void }) {
  return (
    <span className="flex flex-none md:hidden">
      <IconButton label={`Move ${name} up`} onClick={() => onMove(-1)}>
        <ChevronUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton label={`Move ${name} down`} onClick={() => onMove(1)}>
        <ChevronDown aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  );
}
