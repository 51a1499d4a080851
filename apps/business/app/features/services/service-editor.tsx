import { parseMajor, percentOf, toMajor } from '@thyme/domain/money';
import { serviceLimits } from '@thyme/domain/services';
import { formatMinutes } from '@thyme/domain/time';
import { price as priceText } from '@thyme/site/format.ts';
import { Button, Checkbox, Chip, Price, Select, TextArea, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveServiceDocument } from '../../generated/graphql.ts';
import { LeaveGuard, useTellDirty } from '../../lib/changes/leave-guard.tsx';
import { QuestionDialog } from '../../lib/changes/question-dialog.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useMoney } from '../../lib/use-money.ts';
import { ClassFields } from './class-fields.tsx';
import { NeedFields } from './need-fields.tsx';
import type { Category, MenuShop } from './operations.ts';
import { OwnTerms } from './own-terms.tsx';
import { PriceFields } from './price-fields.tsx';
import { type ServiceDraft, sendable, serviceErrors } from './service-draft.ts';
import { StepFields } from './step-fields.tsx';

interface ServiceEditorProps {
  saved: ServiceDraft;
  categories: readonly Category[];
  shop: MenuShop;
  onSaved: (id: number) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

/** Edits a service, with a preview of how guests see it. */
export function ServiceEditor({ saved, categories, shop, onSaved, onCancel, onDirty }: ServiceEditorProps) {
  const { business } = useDesk();
  const { values: draft, setValues, isDirty, undo, kept } = useDraft(saved);
  const { change, busy, errors: refused, setErrors, question, dismiss } = useChange();
  const [isTried, setTried] = useState(false);
  useTellDirty(isDirty, onDirty);
  const own = serviceErrors(draft);
  const errors = isTried ? { ...refused, ...own } : refused;
  function set(values: Partial<ServiceDraft>) {
    // Server errors belong to the draft that was sent, so editing clears them.
    setErrors({});
    setValues((before) => ({ ...before, ...values }));
  }
  const isClass = draft.kind !== 'service';

  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0) return;
    void change({
      api: 'desk_save_service',
      send: async (decisions) =>
        (await run(DeskSaveServiceDocument, { business: business.id, ...sendable(draft), decisions }))
          .desk_save_service,
      onDone: ({ id }) => {
        kept();
        onSaved(id ?? draft.id ?? 0);
      },
    });
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4.5" aria-label={draft.name || 'New service'}>
      <TextField
        label="Name"
        maxLength={serviceLimits.name}
        value={draft.name}
        error={errors.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        label="Description"
        rows={2}
        maxLength={serviceLimits.description}
        value={draft.description}
        error={errors.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <Select
        label="Category"
        value={draft.categoryId}
        onChange={(event) => set({ categoryId: Number(event.currentTarget.value) })}
      >
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <PriceFields
        prices={draft.pricings}
        errors={errors}
        single={isClass}
        onChange={(pricings) => set({ pricings })}
      />
      {!isClass && (
        <Checkbox
          label="Add-on: taken with another service, so it isn’t counted for your “from” price"
          checked={draft.addOn}
          onChange={(event) => set({ addOn: event.currentTarget.checked })}
        />
      )}
      {isClass && <ClassFields draft={draft} errors={errors} onChange={set} />}
      {!isClass &&
        draft.pricings.map((price, index) => (
          <StepFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a way to buy is its place in the list
            key={index}
            label={draft.pricings.length > 1 ? price.label || `price ${index + 1}` : ''}
            duration={price.duration}
            steps={price.steps}
            error={errors[`pricings.${index}.steps`]}
            onChange={(steps) =>
              set({ pricings: draft.pricings.map((one, at) => (at === index ? { ...one, steps } : one)) })
            }
          />
        ))}
      <NeedFields rooms={shop.rooms} needs={draft.needs} errors={errors} onChange={(needs) => set({ needs })} />
      <Terms draft={draft} shop={shop} errors={errors} onChange={set} />
      <Specimen draft={draft} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy !== null} busyLabel="Saving…">
          {draft.id === null ? 'Add' : 'Save'}
        </Button>
        {isDirty && draft.id !== null ? (
          <Button variant="secondary" onClick={undo}>
            Undo
          </Button>
        ) : (
          <Button variant="secondary" onClick={onCancel}>
            Close
          </Button>
        )}
      </div>
      <QuestionDialog question={question} busy={busy !== null} onClose={dismiss} />
      <LeaveGuard when={isDirty && busy === null} />
    </form>
  );
}

interface TermsProps {
  draft: ServiceDraft;
  shop: MenuShop;
  errors: Record<string, string>;
  onChange: (values: Partial<ServiceDraft>) => void;
}

/** Settings of this service that override the shop's: deposit, clean-up time, people. */
function Terms({ draft, shop, errors, onChange }: TermsProps) {
  const money = useMoney();
  const { sale, price } = draft.pricings[0] ?? { sale: '', price: '' };
  const paid = parseMajor(sale || price || 'x');
  const percent = draft.deposit === '' ? shop.upfront_percent : Number(draft.deposit);
  const now = paid.ok && percent >= 0 && percent <= 100 ? percentOf(paid.value, percent) : null;
  const hint =
    now !== null && paid.ok
      ? `Guests pay ${money(toMajor(now))} when they book, ${money(toMajor(paid.value - now))} on the day.`
      : undefined;
  const chairs = shop.chairs.filter(({ active }) => active);
  const doers = chairs.filter(({ id }) => draft.chairIds.length === 0 || draft.chairIds.includes(id));
  const toggle = (id: number) =>
    onChange({
      chairIds: draft.chairIds.includes(id) ? draft.chairIds.filter((one) => one !== id) : [...draft.chairIds, id],
    });
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Special deposit, %"
          inputMode="decimal"
          placeholder={`${shop.upfront_percent}, shop default`}
          value={draft.deposit}
          error={errors['pricings.0.special_deposit']}
          onChange={(event) => onChange({ deposit: event.currentTarget.value })}
        />
        <TextField
          label="Clean-up time (minutes)"
          inputMode="numeric"
          placeholder={`${shop.buffer_minutes}, shop default`}
          value={draft.buffer}
          error={errors['pricings.0.buffer_minutes']}
          onChange={(event) => onChange({ buffer: event.currentTarget.value.replace(/\D/g, '') })}
        />
        {draft.kind === 'service' && (
          <TextField
            label="Preparation (minutes)"
            inputMode="numeric"
            placeholder="0"
            hint="Blocked before each appointment."
            value={draft.before}
            error={errors['pricings.0.before_minutes']}
            onChange={(event) => onChange({ before: event.currentTarget.value.replace(/\D/g, '') })}
          />
        )}
        {shop.vat_number && (
          <TextField
            label="VAT in the price, %"
            inputMode="decimal"
            placeholder={shop.vat_rate == null ? 'not set' : `${shop.vat_rate}, shop default`}
            value={draft.vatRate}
            error={errors.vat_rate}
            onChange={(event) => onChange({ vatRate: event.currentTarget.value })}
          />
        )}
      </div>
      {hint && <p className="-mt-2 text-sm text-ink-soft">{hint}</p>}
      {chairs.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 text-sm font-semibold">Who does it</legend>
          <div className="flex flex-wrap gap-2">
            {chairs.map(({ id, name, person }) => (
              <Chip key={id} pressed={draft.chairIds.includes(id)} onClick={() => toggle(id)}>
                {person ?? name}
              </Chip>
            ))}
          </div>
          <p className="mt-1.5 text-sm text-ink-soft">
            {draft.chairIds.length === 0 ? 'Choose nobody if everyone does it.' : 'Only those chosen.'}
          </p>
        </fieldset>
      )}
      {chairs.length > 1 && draft.kind === 'service' && (
        <>
          {doers.length > 1 && (
            <Checkbox
              label="Guests may choose who does it"
              checked={draft.personChoice}
              onChange={(event) => onChange({ personChoice: event.currentTarget.checked })}
            />
          )}
          <OwnTerms
            prices={draft.pricings}
            chairs={doers}
            errors={errors}
            onChange={(pricings) => onChange({ pricings })}
          />
        </>
      )}
    </>
  );
}

function Specimen({ draft }: { draft: ServiceDraft }) {
  const { business } = useDesk();
  const [first] = draft.pricings;
  const price = parseMajor(first?.price || 'x');
  const sale = parseMajor(first?.sale || 'x');
  const shown = (minor: number) => priceText(toMajor(minor), business.country);
  const minutes = Number(first?.duration);
  if (!price.ok || draft.name.trim() === '') return null;
  return (
    <div>
      <p className="mb-2 text-sm font-semibold">What guests see</p>
      <div className="flex items-center gap-4 rounded-sm bg-paper p-4">
        <span className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{draft.name}</b>
          <span className="line-clamp-1 text-sm text-ink-soft">
            {Number.isInteger(minutes) && minutes > 0 ? formatMinutes(minutes) : ''}
            {draft.description ? ` · ${draft.description}` : ''}
          </span>
        </span>
        <Price
          stacked
          amount={shown(sale.ok && sale.value > 0 ? sale.value : price.value)}
          was={sale.ok && sale.value > 0 ? shown(price.value) : undefined}
        />
      </div>
    </div>
  );
}
