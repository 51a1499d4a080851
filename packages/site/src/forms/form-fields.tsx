import { formLimits } from '@thyme/domain/forms';
import { Checkbox, Radio, RadioGroup, TextField } from '@thyme/ui';
import { TextArea } from '@thyme/ui/fields/text-area.tsx';
import type { ReactNode } from 'react';
import type { Draft, FormQuestion } from './answer-draft.ts';

interface FormFieldsProps {
  questions: readonly FormQuestion[];
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: Draft) => void;
  /** Replaces the browser's date field. */
  dateField?: DateFieldOf;
}

export type DateFieldOf = (field: {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onValue: (value: string) => void;
}) => ReactNode;

/** The questions of a form, each with the field of its kind. */
export function FormFields({ questions, draft, errors, onChange, dateField }: FormFieldsProps) {
  return (
    <div className="grid gap-5">
      {questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          given={draft[question.id] ?? { value: '' }}
          error={errors[question.id]}
          dateField={dateField}
          onChange={(given) => onChange({ ...draft, [question.id]: given })}
        />
      ))}
    </div>
  );
}

type Given = Draft[string];

interface AnswerProps {
  question: FormQuestion;
  given: Given;
  error: string | undefined;
  onChange: (given: Given) => void;
  dateField?: DateFieldOf | undefined;
}

function Answer({ question, given, error, onChange, dateField }: AnswerProps) {
  const { kind, label, required, options } = question;
  const hint = required ? undefined : 'Optional';
  const text = { label, hint, error, value: given.value };
  const change = ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ value });
  switch (kind) {
    case 'long':
      return <TextArea {...text} rows={3} dir="auto" maxLength={formLimits.long} onChange={change} />;
    case 'date':
      return dateField ? (
        dateField({ ...text, onValue: (value) => onChange({ value }) })
      ) : (
        <TextField {...text} type="date" onChange={change} />
      );
    case 'yes-no':
    case 'choice':
      return (
        <RadioGroup label={label} value={given.value} error={error} onValueChange={(value) => onChange({ value })}>
          {(kind === 'choice' ? options : ['yes', 'no']).map((option) => (
            <Radio key={option} value={option}>
              {kind === 'choice' ? option : option === 'yes' ? 'Yes' : 'No'}
            </Radio>
          ))}
        </RadioGroup>
      );
    case 'consent':
      return (
        <Checkbox
          label={label}
          error={error}
          checked={given.value === 'yes'}
          onChange={({ currentTarget: { checked } }) => onChange({ value: checked ? 'yes' : '' })}
        />
      );
    case 'signature':
      return <Signature question={question} given={given} error={error} onChange={onChange} />;
    default:
      return <TextField {...text} dir="auto" maxLength={formLimits.short} onChange={change} />;
  }
}

/** A signature is a tick and a typed name. */
function Signature({ question, given, error, onChange }: AnswerProps) {
  return (
    <div className="grid gap-2 rounded-md border border-line bg-paper p-4">
      <Checkbox
        label={question.label}
        checked={given.agreed ?? false}
        onChange={({ currentTarget: { checked } }) => onChange({ ...given, agreed: checked })}
      />
      <TextField
        label="Sign with your full name"
        autoComplete="name"
        error={error}
        maxLength={formLimits.name}
        value={given.value}
        onChange={({ currentTarget: { value } }) => onChange({ ...given, value })}
      />
    </div>
  );
}
