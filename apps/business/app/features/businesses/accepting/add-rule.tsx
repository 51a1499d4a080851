import {
  type AcceptRule,
  acceptRuleLimits,
  checkAcceptRules,
  RULE_ANSWERS,
  RULE_GUESTS,
  type RuleAnswer,
  type RuleGuests,
  withAnswer,
} from '@thyme/domain/bookings';
import { Button, Checkbox, Dialog, DialogContent, DialogTrigger, FieldError, Select, TextField } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ANSWER_WORDS, GUEST_WORDS, IN_FULL_WORDS } from './rule-words.ts';

interface AddProps {
  rules: readonly AcceptRule[];
  onAdd: (rules: readonly AcceptRule[]) => void;
}

/** Adds a rule at the top, where it decides first. */
export function AddRule(props: AddProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" disabled={props.rules.length >= acceptRuleLimits.rules}>
          <Plus aria-hidden="true" className="size-5" /> Rule
        </Button>
      </DialogTrigger>
      <DialogContent title="Add a rule" description="It goes to the top of the list. You can move it from there.">
        <Fields
          rules={props.rules}
          onAdd={(rules) => {
            setOpen(false);
            props.onAdd(rules);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface Problem {
  field: 'hours' | 'all';
  words: string;
}

const WORDS = {
  many: 'You have as many rules as the list can take.',
  length: 'Please enter between a quarter of an hour and 12 hours.',
  twice: 'You already have a rule for these bookings.',
  last: 'That’s everybody. Please choose which guests, a length or a deposit.',
  'paid-first': 'Guests can’t be asked for a deposit and for the full price.',
} as const;

const HOURS = /^\d{1,2}([.,]\d{1,2})?$/;

function Fields({ rules, onAdd }: AddProps) {
  const [guests, setGuests] = useState<RuleGuests>('missed');
  const [hours, setHours] = useState('');
  const [paid, setPaid] = useState(false);
  const [answer, setAnswer] = useState<RuleAnswer>('decide');
  const [problem, setProblem] = useState<Problem | null>(null);
  const typed = hours.trim();
  const longerThan = typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * 60);
  // Whoever pays in full has no deposit to pay before.
  const asksPaid = answer !== 'in-full';
  const draft = withAnswer({ guests, longerThan, paid: paid && asksPaid, accepts: false }, answer);
  function problemOf(): Problem | null {
    if (typed !== '' && !HOURS.test(typed)) return { field: 'hours', words: 'Please enter a number of hours.' };
    const checked = checkAcceptRules([draft, ...rules]);
    if (checked.ok) return null;
    const { code } = checked.refusal;
    return { field: code === 'length' ? 'hours' : 'all', words: WORDS[code] };
  }
  function add(): void {
    const found = problemOf();
    setProblem(found);
    if (!found) onAdd([draft, ...rules]);
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select label="Who" value={guests} onChange={(event) => setGuests(event.currentTarget.value as RuleGuests)}>
        {RULE_GUESTS.map((one) => (
          <option key={one} value={one}>
            {GUEST_WORDS[one]}
          </option>
        ))}
      </Select>
      <TextField
        label="Only if longer than, hours"
        hint="Leave empty for any length."
        inputMode="decimal"
        value={hours}
        error={problem?.field === 'hours' ? problem.words : undefined}
        onChange={(event) => setHours(event.currentTarget.value)}
      />
      {asksPaid && (
        <Checkbox
          label="Only if they’ve paid a deposit"
          className="[&>label]:font-normal"
          checked={paid}
          onChange={(event) => setPaid(event.currentTarget.checked)}
        />
      )}
      <Select
        label="What happens"
        hint={asksPaid ? undefined : IN_FULL_WORDS}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value as RuleAnswer)}
      >
        {RULE_ANSWERS.toReversed().map((one) => (
          <option key={one} value={one}>
            {ANSWER_WORDS[one]}
          </option>
        ))}
      </Select>
      {problem?.field === 'all' && <FieldError>{problem.words}</FieldError>}
      <Button type="submit" className="justify-self-start">
        Add rule
      </Button>
    </form>
  );
}
