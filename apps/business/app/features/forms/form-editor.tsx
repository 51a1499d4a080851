import { checkForm, type FormFrequency, type FormTiming, formLimits, isSameVersion } from '@thyme/domain/forms';
import { Button, Checkbox, Note, Radio, RadioGroup, TextArea, TextField } from '@thyme/ui';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { DeskSaveFormDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { type FormDraft, moveQuestion, withQuestion } from './form-draft.ts';
import type { MenuCategory } from './operations.ts';
import { QuestionFields } from './question-fields.tsx';

interface FormEditorProps {
  saved: FormDraft;
  /** How often it has been answered. */
  answered: number;
  menu: readonly MenuCategory[];
  onDone: () => void;
}

/** Form builder: title, questions, services, and when it is asked. */
export function FormEditor({ saved, answered, menu, onDone }: FormEditorProps) {
  const { business } = useDesk();
  const { change, busy, errors } = useChange();
  const [draft, setDraft] = useState(saved);
  const set = (values: Partial<FormDraft>) => setDraft({ ...draft, ...values });
  const { questions } = draft;
  const isComplete = checkForm(draft).ok && draft.serviceIds.length > 0;
  const isNewVersion = answered > 0 && !isSameVersion(saved, draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void change({
      api: 'desk_save_form',
      send: async () =>
        (
          await run(DeskSaveFormDocument, {
            business: business.id,
            id: draft.id,
            title: draft.title,
            intro: draft.intro,
            timing: draft.timing,
            frequency: draft.frequency,
            services: [...draft.serviceIds],
            questions: questions.map((question) => ({ ...question, options: [...question.options] })),
          })
        ).desk_save_form,
      onDone,
    });
  };
  return (
    <form className="grid gap-5" onSubmit={save}>
      <TextField
        label="Title"
        hint="Guests see it, for example “Colour consultation”."
        maxLength={formLimits.title}
        error={errors.title}
        value={draft.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextArea
        label="Introduction"
        hint="Optional. Shown above the questions."
        rows={2}
        maxLength={formLimits.intro}
        value={draft.intro}
        onChange={(event) => set({ intro: event.currentTarget.value })}
      />
      <div className="grid gap-3">
        {questions.map((question, index) => (
          <QuestionFields
            key={question.id}
            question={question}
            index={index}
            isLast={index === questions.length - 1}
            onChange={(next) => set({ questions: questions.map((one) => (one.id === next.id ? next : one)) })}
            onMove={(step) => set({ questions: moveQuestion(questions, index, step) })}
            onRemove={
              questions.length > 1 ? () => set({ questions: questions.filter((one) => one !== question) }) : null
            }
          />
        ))}
        {questions.length < formLimits.questions && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => set({ questions: withQuestion(questions, 'short') })}>
              <Plus aria-hidden="true" className="size-4.5" /> Add a question
            </Button>
            {!questions.some(({ kind }) => kind === 'signature') && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => set({ questions: withQuestion(questions, 'signature') })}
              >
                <Plus aria-hidden="true" className="size-4.5" /> Add a signature
              </Button>
            )}
          </div>
        )}
      </div>
      <ChooseServices menu={menu} chosen={draft.serviceIds} onChange={(serviceIds) => set({ serviceIds })} />
      <RadioGroup
        label="When do guests answer it?"
        value={draft.timing}
        onValueChange={(timing) => set({ timing: timing as FormTiming })}
      >
        <Radio value="before">When they book, or any time before the appointment</Radio>
        <Radio value="booking">Always when they book</Radio>
      </RadioGroup>
      <RadioGroup
        label="How often?"
        value={draft.frequency}
        onValueChange={(frequency) => set({ frequency: frequency as FormFrequency })}
      >
        <Radio value="each">For every appointment</Radio>
        <Radio value="once">Once, and again if you change the form</Radio>
      </RadioGroup>
      {isNewVersion && (
        <Note announce>
          Saving creates a new version. Answers you already have stay with the version they were given for.
        </Note>
      )}
      <div className="flex gap-3">
        <Button type="submit" busy={busy === 'desk_save_form'} disabled={!isComplete}>
          Save form
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ChooseServicesProps {
  menu: readonly MenuCategory[];
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

function ChooseServices({ menu, chosen, onChange }: ChooseServicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">Which services ask for it?</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {menu.map(({ id, name, services }) => (
          <div key={id}>
            <p className="mt-2 text-sm text-ink-soft">{name}</p>
            {services
              .filter((service) => service.active || chosen.includes(service.id))
              .map((service) => (
                <Checkbox
                  key={service.id}
                  label={service.name}
                  checked={chosen.includes(service.id)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(checked ? [...chosen, service.id] : chosen.filter((one) => one !== service.id))
                  }
                />
              ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
