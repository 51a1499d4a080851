import type { LocalDate } from '@thyme/domain/time';
import { VOUCHER_COLOURS, voucherLimits } from '@thyme/domain/vouchers';
import { RadioCard, RadioGroup, useRadio } from '@thyme/ui/fields/radio-group.tsx';
import { TextArea } from '@thyme/ui/fields/text-area.tsx';
import { TextField } from '@thyme/ui/fields/text-field.tsx';
import { clsx } from 'clsx';
import type { Delivery, GiftDraft, GiftErrors } from './gift-draft.ts';
import { lookOf } from './voucher-looks.ts';

interface GiftFieldsProps {
  draft: GiftDraft;
  errors: GiftErrors;
  onChange: (change: Partial<GiftDraft>) => void;
  /** The first and last day on which it can be sent, by the shop's clock. */
  days: { from: LocalDate; to: LocalDate };
}

/** The recipient, message and delivery of a gift. */
export function GiftFields({ draft, errors, onChange, days }: GiftFieldsProps) {
  const first = draft.person.trim().split(/\s+/)[0] ?? '';
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label="Who’s it for?"
        autoComplete="off"
        dir="auto"
        maxLength={voucherLimits.owner}
        value={draft.person}
        error={errors.person}
        onChange={({ currentTarget: { value } }) => onChange({ person: value })}
      />
      <TextField
        label="From"
        autoComplete="off"
        dir="auto"
        maxLength={voucherLimits.giver}
        value={draft.from}
        onChange={({ currentTarget: { value } }) => onChange({ from: value })}
      />
      <TextArea
        className="sm:col-span-2"
        label="Your message"
        hint={`Optional. ${draft.message.length} of ${voucherLimits.message}`}
        rows={2}
        dir="auto"
        maxLength={voucherLimits.message}
        value={draft.message}
        onChange={({ currentTarget: { value } }) => onChange({ message: value })}
      />
      <div className="sm:col-span-2">
        <RadioGroup
          label={<span className="text-lg">When should it arrive?</span>}
          value={draft.delivery}
          onValueChange={(delivery) => onChange({ delivery: delivery as Delivery })}
          className="sm:grid-cols-3"
        >
          <RadioCard value="now" detail="By email, in a minute">
            Straight away
          </RadioCard>
          <RadioCard value="day" detail="At 9 in the morning">
            On a day
          </RadioCard>
          <RadioCard value="print" detail="And hand it over">
            I’ll print it
          </RadioCard>
        </RadioGroup>
      </div>
      {draft.delivery === 'day' && (
        <TextField
          label="Day"
          type="date"
          min={days.from}
          max={days.to}
          value={draft.day}
          error={errors.day}
          onChange={({ currentTarget: { value } }) => onChange({ day: value })}
        />
      )}
      {draft.delivery !== 'print' && (
        <TextField
          className={draft.delivery === 'now' ? 'sm:col-span-2' : undefined}
          label={first === '' ? 'Their email' : `${first}’s email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={voucherLimits.ownerEmail}
          value={draft.email}
          error={errors.email}
          onChange={({ currentTarget: { value } }) => onChange({ email: value })}
        />
      )}
    </div>
  );
}

const names = { thyme: 'Green', plum: 'Plum', clay: 'Clay', honey: 'Honey' };

/** The colour of the card. */
export function ColourChoice({ value, onChange }: { value: string; onChange: (colour: GiftDraft['colour']) => void }) {
  return (
    <RadioGroup
      label="Colour"
      hideLabel
      value={value}
      onValueChange={(colour) => onChange(colour as GiftDraft['colour'])}
      className="auto-cols-max grid-flow-col items-center"
    >
      <span aria-hidden="true" className="mr-1 text-ink-soft">
        Colour
      </span>
      {VOUCHER_COLOURS.map((colour) => (
        <Swatch key={colour} colour={colour} name={names[colour]} />
      ))}
    </RadioGroup>
  );
}

function Swatch({ colour, name }: { colour: string; name: string }) {
  const radio = useRadio(colour);
  return (
    <label
      className={clsx(
        'relative size-11 rounded-[12px] outline-offset-3 outline-ink has-checked:outline-2 has-focus-visible:focus-ring',
        lookOf(colour),
      )}
    >
      <input
        {...radio}
        aria-label={name}
        className="absolute inset-0 m-0 cursor-pointer appearance-none focus-visible:outline-none"
      />
    </label>
  );
}
