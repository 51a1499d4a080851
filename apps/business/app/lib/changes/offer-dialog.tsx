import { currencyOfCountry, currencySymbol } from '@thyme/domain/money';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { TextField } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { useDesk } from '../desk.ts';
import { type FieldMessages, useChange } from './use-change.ts';

interface OfferDialogProps {
  /** The form's id. */
  id: string;
  /** Name of the edited offer; null for a new one, which uses `newTitle` and `newAction`. */
  name: string | null;
  newTitle: string;
  newAction: string;
  busy: boolean;
  /** Validates the form and shows errors; returns whether it is valid. */
  check: () => boolean;
  send: () => void;
  children: ReactNode;
}

/** Dialog to edit something that a shop sells: a product, a package, a membership. */
export function OfferDialog({ id, name, newTitle, newAction, busy, check, send, children }: OfferDialogProps) {
  return (
    <ActionDialog
      title={name ?? newTitle}
      action={name === null ? newAction : 'Save'}
      form={id}
      busy={busy}
      busyLabel="Saving…"
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (check()) send();
        }}
        className="grid gap-4.5 md:grid-cols-2"
      >
        {children}
      </form>
    </ActionDialog>
  );
}

/** Props of a text field that is bound to the draft. */
export interface Box {
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

/** State of such a form: its draft and errors. */
export function useOffer<Draft extends object>(first: () => Draft, errorsOf: (draft: Draft) => FieldMessages) {
  const [form, setForm] = useState(first);
  const { change, busy, errors, setErrors } = useChange();
  const set = (values: Partial<Draft>) => setForm((before) => ({ ...before, ...values }));
  const box = (name: keyof Draft & string, error: string = name): Box => ({
    value: String(form[name]),
    error: errors[error],
    onChange: (event) => set({ [name]: event.currentTarget.value } as Partial<Draft>),
  });
  function check(): boolean {
    const wrong = errorsOf(form);
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  }
  return { form, set, box, errors, change, dialog: { busy: busy !== null, check } };
}

export const NameField = ({ maxLength, ...box }: Box & { maxLength: number }) => (
  <TextField className="md:col-span-2" label="Name" maxLength={maxLength} {...box} />
);

interface FigureProps extends Box {
  label: string;
  hint?: string;
  /** Whether decimals are allowed, as for a percentage or an amount. */
  isDecimal?: boolean;
}

export const FigureField = ({ isDecimal = false, ...field }: FigureProps) => (
  <TextField inputMode={isDecimal ? 'decimal' : 'numeric'} {...field} />
);

export function PriceField({ hint, ...box }: Box & { hint: string }) {
  const { business } = useDesk();
  return (
    <TextField
      label="Price"
      hint={hint}
      inputMode="decimal"
      icon={<span aria-hidden="true">{currencySymbol(currencyOfCountry(business.country))}</span>}
      {...box}
    />
  );
}
