import { calendarLimits } from '@thyme/domain/calendars';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { Checkbox, PasswordField, Select, TextField } from '@thyme/ui';
import { useState } from 'react';
import { DeskAddCalendarDocument, DeskStartGoogleDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { showFailure } from '../../lib/failures.ts';
import { run } from '../../lib/graphql/client.ts';

export type Offer = 'google' | 'icloud' | 'outlook' | 'other';

interface AddProps {
  offer: Offer;
  people: readonly { id: number; name: string }[];
  onDone: () => void;
}

const TITLES: Record<Offer, string> = {
  google: 'Connect Google Calendar',
  icloud: 'Connect iCloud',
  outlook: 'Connect Outlook',
  other: 'Add a calendar',
};

const HINTS: Record<Offer, string> = {
  google: 'Google asks you to allow it. Busy times come in, and appointments appear there.',
  icloud: 'Create an app-specific password at account.apple.com, under Sign-In and Security, and use it here.',
  outlook: 'In Outlook, open Settings, Calendar, Shared calendars. Publish your calendar and copy the ICS link.',
  other: 'Paste the private link of a calendar, or sign in to a CalDAV server.',
};

/** Connects a calendar. It is read before it is saved, so that errors can be shown at their field. */
export function AddCalendar({ offer, people, onDone }: AddProps) {
  const { business } = useDesk();
  const { change, busy, errors, setErrors } = useChange();
  const [isLeaving, setLeaving] = useState(false);
  const [form, setForm] = useState({
    person: String(people[0]?.id ?? ''),
    kind: offer === 'icloud' ? 'caldav' : 'ics',
    name: '',
    address: offer === 'icloud' ? 'https://caldav.icloud.com' : '',
    user: '',
    password: '',
    out: true,
  });
  const set = (values: Partial<typeof form>) => {
    setErrors({});
    setForm((before) => ({ ...before, ...values }));
  };
  const person = Number(form.person);
  const send = () => (offer === 'google' ? openGoogle() : void add());
  async function add() {
    const name = form.name.trim() || { icloud: 'iCloud', outlook: 'Outlook', google: 'Google', other: '' }[offer];
    const { kind, address, user, password, out } = form;
    await change({
      api: 'desk_add_calendar',
      send: async () =>
        (
          await run(DeskAddCalendarDocument, {
            ...{ business: business.id, person, kind, name, address, out },
            ...(kind === 'caldav' ? { user, password } : {}),
          })
        ).desk_add_calendar,
      onDone,
    });
  }
  async function openGoogle() {
    setLeaving(true);
    try {
      const { desk_start_google: path } = await run(DeskStartGoogleDocument, { business: business.id, person });
      if (path) window.location.assign(path);
    } catch (error) {
      setLeaving(false);
      showFailure(error, { api: 'desk_start_google' });
    }
  }
  return (
    <ActionDialog
      width="slim"
      title={TITLES[offer]}
      action={offer === 'google' ? 'Continue to Google' : 'Connect'}
      form="add-calendar"
      busy={busy !== null || isLeaving}
      busyLabel={offer === 'google' ? 'Opening Google…' : 'Connecting…'}
    >
      <form
        id="add-calendar"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="text-ink-soft">{HINTS[offer]}</p>
        <Select
          label="Whose calendar"
          value={form.person}
          onChange={(event) => set({ person: event.currentTarget.value })}
        >
          {people.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </Select>
        {offer === 'other' && (
          <>
            <Select label="How" value={form.kind} onChange={(event) => set({ kind: event.currentTarget.value })}>
              <option value="ics">Calendar link (ICS)</option>
              <option value="caldav">CalDAV account</option>
            </Select>
            <TextField
              label="Name"
              hint="So you can tell your calendars apart. Guests never see it."
              maxLength={calendarLimits.name}
              value={form.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
          </>
        )}
        {offer !== 'google' && <Access offer={offer} form={form} errors={errors} set={set} />}
      </form>
    </ActionDialog>
  );
}

interface AccessProps {
  offer: Offer;
  form: { kind: string; address: string; user: string; password: string; out: boolean };
  errors: Record<string, string>;
  set: (values: { address?: string; user?: string; password?: string; out?: boolean }) => void;
}

function Access({ offer, form, errors, set }: AccessProps) {
  const isAccount = form.kind === 'caldav';
  return (
    <>
      {(offer !== 'icloud' || errors.address !== undefined) && (
        <TextField
          label={isAccount ? 'Server address' : 'Calendar link'}
          inputMode="url"
          autoComplete="off"
          placeholder={isAccount ? 'https://dav.example.com' : 'https:// or webcal://'}
          maxLength={calendarLimits.address}
          value={form.address}
          error={errors.address}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
      )}
      {isAccount && (
        <>
          <TextField
            label={offer === 'icloud' ? 'Apple Account email' : 'User name'}
            autoComplete="off"
            maxLength={calendarLimits.userName}
            value={form.user}
            error={errors.user_name}
            onChange={(event) => set({ user: event.currentTarget.value })}
          />
          <PasswordField
            label={offer === 'icloud' ? 'App-specific password' : 'Password'}
            autoComplete="off"
            maxLength={calendarLimits.password}
            value={form.password}
            error={errors.password}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
          <Checkbox
            label="Also put appointments there, in a calendar called Thyme"
            checked={form.out}
            onChange={(event) => set({ out: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
