import { formLimits, QUESTION_KINDS, type Question, type QuestionKind } from '@thyme/domain/forms';
import { Button, Checkbox, IconButton, Select, TextArea, TextField } from '@thyme/ui';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { kindLabels } from './form-draft.ts';

interface QuestionFieldsProps {
  question: Question;
  index: number;
  isLast: boolean;
  onChange: (question: Question) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: (() => void) | null;
}

/** One question in the builder: its kind, text and choices. */
export function QuestionFields({ question, index, isLast, onChange, onMove, onRemove }: QuestionFieldsProps) {
  const { kind, label, required, options } = question;
  const isStatement = kind === 'consent' || kind === 'signature';
  const setKind = (next: QuestionKind) =>
    onChange({ ...question, kind: next, options: next === 'choice' && options.length < 2 ? ['', ''] : options });
  return (
    <fieldset className="grid gap-3 rounded-md border border-line bg-card p-4">
      <legend className="sr-only">Question {index + 1}</legend>
      <div className="flex flex-wrap items-end justify-end gap-2">
        <Select
          label={`Question ${index + 1}`}
          className="min-w-0 max-sm:order-last max-sm:basis-full sm:flex-1"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as QuestionKind)}
        >
          {QUESTION_KINDS.map((one) => (
            <option key={one} value={one}>
              {kindLabels[one]}
            </option>
          ))}
        </Select>
        <IconButton label={`Move question ${index + 1} up`} disabled={index === 0} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`Move question ${index + 1} down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={`Remove question ${index + 1}`} disabled={onRemove === null} onClick={() => onRemove?.()}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <TextArea
        label={isStatement ? 'What they agree to' : 'What you ask'}
        rows={isStatement ? 3 : 1}
        maxLength={formLimits.label}
        value={label}
        onChange={(event) => onChange({ ...question, label: event.currentTarget.value })}
      />
      {kind === 'choice' && <Options question={question} onChange={onChange} />}
      {kind === 'signature' ? (
        <p className="text-sm text-ink-soft">The guest ticks it and types their name. Always required.</p>
      ) : (
        <Checkbox
          label="Required"
          checked={required}
          onChange={(event) => onChange({ ...question, required: event.currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}

function Options({ question, onChange }: Pick<QuestionFieldsProps, 'question' | 'onChange'>) {
  const { options } = question;
  const set = (next: string[]) => onChange({ ...question, options: next });
  return (
    <div className="grid gap-2">
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no identity but their place
        <div key={index} className="flex items-end gap-2">
          <TextField
            label={`Choice ${index + 1}`}
            className="min-w-0 flex-1"
            maxLength={formLimits.option}
            value={option}
            onChange={({ currentTarget: { value } }) => set(options.map((one, at) => (at === index ? value : one)))}
          />
          <IconButton
            label={`Remove choice ${index + 1}`}
            disabled={options.length <= 2}
            onClick={() => set(options.filter((_one, at) => at !== index))}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ))}
      {options.length < formLimits.options && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => set([...options, ''])}>
          <Plus aria-hidden="true" className="size-4.5" /> Add a choice
        </Button>
      )}
    </div>
  );
}
