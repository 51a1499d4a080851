import { availabilityLimits, MOST_STEPS } from '@thyme/domain/availability';
import { Button, Checkbox, IconButton, Note, TextField } from '@thyme/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { StepDraft } from './service-draft.ts';

interface StepFieldsProps {
  /** The label of the pricing, if there are several. */
  label: string;
  duration: string;
  steps: readonly StepDraft[];
  error: string | undefined;
  onChange: (steps: StepDraft[]) => void;
}

/** Half of it, rounded to five minutes. */
const half = (duration: string) => String(Math.max(5, Math.round(Number(duration) / 10) * 5));

function firstSteps(duration: string): StepDraft[] {
  const first = half(duration);
  return [
    { name: '', minutes: first, handsFree: false },
    { name: '', minutes: String(Math.max(5, Number(duration) - Number(first))), handsFree: true },
  ];
}

/** The steps of a service in which the person has free hands at times, such as while colour develops. */
export function StepFields({ label, duration, steps, error, onChange }: StepFieldsProps) {
  const set = (index: number, values: Partial<StepDraft>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...values } : step)));
  const title = label ? `Steps, ${label}` : 'Steps';
  if (steps.length === 0)
    return (
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onChange(firstSteps(duration))}>
        <Plus aria-hidden="true" className="size-5" />
        {label ? `Hands free at times, ${label}` : 'Hands free at times'}
      </Button>
    );
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      <p className="text-sm text-ink-soft">
        While hands are free, another guest can be served. Guests see one appointment.
      </p>
      {steps.map((step, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list
          key={index}
          aria-label={`Step ${index + 1}`}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)_5.5rem_2.75rem] items-end gap-2"
        >
          <TextField
            label="What"
            placeholder={step.handsFree ? 'Developing' : 'Colour'}
            maxLength={availabilityLimits.stepName}
            value={step.name}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          <TextField
            label="Minutes"
            inputMode="numeric"
            value={step.minutes}
            onChange={(event) => set(index, { minutes: event.currentTarget.value.replace(/\D/g, '') })}
          />
          <IconButton
            label={`Remove step ${index + 1}`}
            className="mb-0.5"
            onClick={() => onChange(steps.filter((_step, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
          <div className="col-span-3">
            <Checkbox
              label="Hands free"
              checked={step.handsFree}
              onChange={(event) => set(index, { handsFree: event.currentTarget.checked })}
            />
          </div>
        </fieldset>
      ))}
      {error && (
        <Note tone="danger" announce>
          {error}
        </Note>
      )}
      {steps.length < MOST_STEPS && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...steps, { name: '', minutes: '15', handsFree: false }])}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add a step
        </Button>
      )}
    </fieldset>
  );
}
