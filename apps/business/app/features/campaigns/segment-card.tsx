import { type Segment, type SegmentKind, segmentLimits, segmentOf } from '@thyme/domain/campaigns';
import { MONTHS } from '@thyme/domain/time';
import { Card, Checkbox, RadioCard, RadioGroup, Select, TextField } from '@thyme/ui';
import type { Choices } from './operations.ts';

const KINDS: readonly { kind: SegmentKind; title: string; detail: string }[] = [
  { kind: 'away', title: 'Haven’t been for a while', detail: 'and have nothing booked' },
  { kind: 'service', title: 'Had a service', detail: 'time for it again' },
  { kind: 'birthday', title: 'Birthday', detail: 'in one month of the year' },
  { kind: 'voucher', title: 'Vouchers', detail: 'bought, or not used yet' },
  { kind: 'package', title: 'Packages', detail: 'bought, or sessions left' },
  { kind: 'waiting', title: 'Waiting list', detail: 'for a service, or for any' },
  { kind: 'everyone', title: 'All your guests', detail: 'who’d like your news' },
];

const USUAL = { weeks: 8, least: 1 };

/** Default segment of a kind, with the first service. */
function usualSegment(kind: SegmentKind, choices: Choices, month: number): Segment {
  const id = kind === 'service' ? (choices.services[0]?.id ?? null) : null;
  return segmentOf({ kind, month, id, unused: true, ...(kind === 'away' ? USUAL : {}) });
}

interface SegmentCardProps {
  segment: Segment;
  onChange: (segment: Segment) => void;
  choices: Choices;
  /** Number of guests in it; undefined while loading. */
  matched: number | undefined;
  /** Default month of a birthday segment. */
  month: number;
}

/** Chooses the segment and its parameters. */
export function SegmentCard({ segment, onChange, choices, matched, month }: SegmentCardProps) {
  const isOffered = ({ kind }: { kind: SegmentKind }) =>
    kind === segment.kind ||
    ((kind !== 'service' || choices.services.length > 0) &&
      (kind !== 'voucher' || choices.vouchers.length > 0) &&
      (kind !== 'package' || choices.packages.length > 0));
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="who">
        <h2 id="who" className="display-22 mb-4">
          Who gets it?
        </h2>
        <RadioGroup
          label="Group"
          hideLabel
          value={segment.kind}
          onValueChange={(kind) => onChange(usualSegment(kind as SegmentKind, choices, month))}
        >
          {KINDS.filter(isOffered).map(({ kind, title, detail }) => (
            <div key={kind} className="grid gap-3">
              <RadioCard
                value={kind}
                detail={detail}
                end={
                  segment.kind === kind && matched !== undefined ? (
                    <span className="font-semibold figures">{matched}</span>
                  ) : undefined
                }
              >
                <b className="font-semibold">{title}</b>
              </RadioCard>
              {segment.kind === kind && <SegmentFields segment={segment} onChange={onChange} choices={choices} />}
            </div>
          ))}
        </RadioGroup>
      </section>
    </Card>
  );
}

type FieldsProps = Pick<SegmentCardProps, 'segment' | 'onChange' | 'choices'>;

function SegmentFields({ segment, onChange, choices }: FieldsProps) {
  switch (segment.kind) {
    case 'away':
      return (
        <div className="grid grid-cols-2 gap-3 pb-2">
          <NumberField
            label="Weeks away"
            value={segment.weeks}
            most={segmentLimits.weeks.most}
            onNumber={(weeks) => onChange({ ...segment, weeks })}
          />
          <NumberField
            label="Appointments, at least"
            value={segment.least}
            most={segmentLimits.came.most}
            onNumber={(least) => onChange({ ...segment, least })}
          />
        </div>
      );
    case 'birthday':
      return (
        <Select
          label="Month"
          className="pb-2"
          value={segment.month}
          onChange={(event) => onChange({ ...segment, month: Number(event.currentTarget.value) })}
        >
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
      );
    case 'service':
      return (
        <div className="grid gap-3 pb-2">
          <PickField
            label="Service"
            list={choices.services}
            id={segment.id}
            onId={(id) => onChange({ ...segment, id: id ?? 0 })}
          />
          <NumberField
            label="At least this many weeks ago"
            hint="0 for any time."
            value={segment.weeks}
            most={segmentLimits.weeks.most}
            onNumber={(weeks) => onChange({ ...segment, weeks })}
          />
        </div>
      );
    case 'voucher':
    case 'package':
      return (
        <div className="grid gap-3 pb-2">
          <PickField
            label={segment.kind === 'voucher' ? 'Voucher' : 'Package'}
            any="Any"
            list={segment.kind === 'voucher' ? choices.vouchers : choices.packages}
            id={segment.id}
            onId={(id) => onChange({ ...segment, id })}
          />
          <Checkbox
            label={segment.kind === 'voucher' ? 'Only if there’s money left on it' : 'Only if there are sessions left'}
            checked={segment.unused}
            onChange={(event) => onChange({ ...segment, unused: event.currentTarget.checked })}
          />
        </div>
      );
    case 'waiting':
      return (
        <PickField
          label="Service"
          any="Any service"
          list={choices.services}
          id={segment.id}
          onId={(id) => onChange({ ...segment, id })}
        />
      );
    case 'everyone':
      return null;
  }
}

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number;
  most: number;
  onNumber: (value: number) => void;
}

function NumberField({ label, hint, value, most, onNumber }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={String(value)}
      onChange={(event) =>
        onNumber(Math.min(most, Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 3))))
      }
    />
  );
}

interface PickFieldProps {
  label: string;
  /** Label of the empty option; without it, a choice is required. */
  any?: string;
  list: readonly { id: number; name: string }[];
  id: number | null;
  onId: (id: number | null) => void;
}

function PickField({ label, any, list, id, onId }: PickFieldProps) {
  return (
    <Select
      label={label}
      value={id ?? ''}
      onChange={(event) => onId(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
    >
      {any !== undefined && <option value="">{any}</option>}
      {list.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  );
}
