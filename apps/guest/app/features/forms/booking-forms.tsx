import { useQuery } from '@tanstack/react-query';
import { answersOf, type Draft, errorsOf } from '@thyme/site/forms/answer-draft.ts';
import { FormFields } from '@thyme/site/forms/form-fields.tsx';
import { Button } from '@thyme/ui';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { BookingFormsDocument, type GivenFormInput } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import type { BookingForm } from './operations.ts';

/** The answers so far, kept while the guest moves between steps. */
export interface FormDrafts {
  answers: Record<number, Draft>;
  later: Record<number, boolean>;
}

export interface BookingFormsHandle {
  /** False while a question lacks an answer; marks the question. */
  check: () => boolean;
  given: () => GivenFormInput[];
}

interface BookingFormsProps {
  businessId: number;
  shop: string;
  pricingIds: readonly number[];
  drafts: FormDrafts;
  ref?: Ref<BookingFormsHandle>;
}

/** The shop's forms for these services. Optional ones can be answered later; all of them if they cannot be loaded. */
export default function BookingForms({ businessId, shop, pricingIds, drafts, ref }: BookingFormsProps) {
  const { data: forms = [] } = useQuery({
    queryKey: ['booking-forms', businessId, pricingIds.join()],
    queryFn: async () =>
      (await run(BookingFormsDocument, { business_id: businessId, service_pricing_ids: [...pricingIds] }))
        .booking_forms,
    enabled: pricingIds.length > 0,
  });
  const [state, setState] = useState<FormDrafts>(drafts);
  const [isChecked, setIsChecked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const change = (next: FormDrafts) => {
    Object.assign(drafts, next);
    setState(next);
  };
  const asked = forms.filter(({ id }) => !state.later[id]);
  const wrong = (form: BookingForm) => errorsOf(form.questions, state.answers[form.id] ?? {});

  useImperativeHandle(ref, () => ({
    check() {
      setIsChecked(true);
      const isRight = asked.every((form) => Object.keys(wrong(form)).length === 0);
      if (!isRight) requestAnimationFrame(() => focusFirst(frame.current));
      return isRight;
    },
    given: () =>
      asked.map(({ id, version }) => ({ form_id: id, version, answers: answersOf(state.answers[id] ?? {}) })),
  }));

  if (forms.length === 0) return null;
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {forms.map((form) => (
        <section key={form.id} aria-labelledby={`form-${form.id}`}>
          <h3 id={`form-${form.id}`} className="text-lg font-semibold">
            {form.title}
          </h3>
          {state.later[form.id] ? (
            <p className="text-ink-soft">
              You can answer it in your appointments before you come. We’ll put a link in your emails.{' '}
              <button
                type="button"
                className="min-h-11 font-semibold text-thyme-700 underline"
                onClick={() => change({ ...state, later: { ...state.later, [form.id]: false } })}
              >
                Answer now
              </button>
            </p>
          ) : (
            <>
              <p className="mb-4 text-ink-soft">{form.intro || `${shop} asks this before your appointment.`}</p>
              <FormFields
                questions={form.questions}
                draft={state.answers[form.id] ?? {}}
                errors={isChecked ? wrong(form) : {}}
                onChange={(draft) => change({ ...state, answers: { ...state.answers, [form.id]: draft } })}
              />
              {form.may_wait && (
                <Button
                  variant="ghost"
                  size="sm"
                  wraps
                  className="mt-2"
                  onClick={() => change({ ...state, later: { ...state.later, [form.id]: true } })}
                >
                  Answer before the appointment instead
                </Button>
              )}
            </>
          )}
        </section>
      ))}
    </div>
  );
}

/** The field of the first error, or the first choice under it. */
function focusFirst(frame: HTMLElement | null): void {
  const marked = frame?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input');
  marked?.focus();
}
