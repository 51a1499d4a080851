import { businessLimits } from '@thyme/domain/businesses';
import { Button, Card, Select, TextArea, TextField, type TextFieldProps } from '@thyme/ui';
import { useState } from 'react';
import { DeskSaveProfileDocument } from '../../generated/graphql.ts';
import { LeaveGuard } from '../../lib/changes/leave-guard.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { PlaceField } from '../../lib/place-field.tsx';
import { rateOf } from '../../lib/vat-rate.ts';
import type { Profile } from './operations.ts';

const draftOf = (profile: Profile) => ({
  name: profile.name,
  description: profile.description,
  about: profile.about,
  location: profile.location,
  area: profile.area,
  eir_code: profile.eir_code ?? '',
  place: null as string | null,
  zone: profile.zone,
  phone: profile.phone ?? '',
  email: profile.email ?? '',
  website: profile.website ?? '',
  facebook: profile.facebook ?? '',
  instagram: profile.instagram ?? '',
  linkedin: profile.linkedin ?? '',
  tiktok: profile.tiktok ?? '',
  gender_served: profile.gender_served,
  vat_number: profile.vat_number ?? '',
  vat_rate: profile.vat_rate == null ? '' : String(profile.vat_rate),
});

type Draft = ReturnType<typeof draftOf>;
type TextName = Exclude<keyof Draft, 'place'>;

const LINKS = [
  ['website', 'Website'],
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
] as const;

/** Irish and British time zones first, then every zone the browser knows. */
function zonesWith(own: string): string[] {
  return [...new Set(['Europe/Dublin', 'Europe/London', own, ...Intl.supportedValuesOf('timeZone')])];
}

/** The text of the shop's page: name, address and contact details. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { business } = useDesk();
  const { values, set, setValues, isDirty, undo, kept } = useDraft(draftOf(profile));
  const { change, busy, errors: refused } = useChange();
  const [tried, setTried] = useState(false);
  const own: Record<string, string> = {};
  if (values.name.trim() === '') own.name = 'Please enter the name of your shop.';
  if (values.location.trim() === '') own.location = 'Please enter the address.';
  if (values.area.trim() === '') own.area = 'Please enter the town or area.';
  const rate = rateOf(values.vat_rate);
  if (Number.isNaN(rate)) own.vat_rate = 'Please enter between 0 and 100, such as 13.5.';
  const errors: Record<string, string> = tried ? { ...refused, ...own } : refused;
  const box = (name: TextName): Box => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event) => set(name, event.currentTarget.value),
  });
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(own).length > 0) return;
    void change({
      api: 'desk_save_profile',
      send: async () =>
        (await run(DeskSaveProfileDocument, { business: business.id, ...values, vat_rate: rate })).desk_save_profile,
      onDone: kept,
    });
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={save} aria-label="Your page" className="grid gap-4.5">
        <h2 className="display-22">Your page</h2>
        <TextField label="Name" maxLength={businessLimits.name} {...box('name')} />
        <TextField label="In one sentence" maxLength={businessLimits.description} {...box('description')} />
        <TextArea
          label="About"
          rows={5}
          maxLength={businessLimits.about}
          value={values.about}
          error={errors.about}
          onChange={(event) => set('about', event.currentTarget.value)}
        />
        <div className="grid gap-4.5 md:grid-cols-2">
          <TextField
            className="md:col-span-2"
            label="Address"
            maxLength={businessLimits.location}
            {...box('location')}
          />
          <PlaceField
            label="Town or area"
            maxLength={businessLimits.area}
            hint={values.place ? 'The pin moves there when you save.' : 'Choose a suggestion to move the pin.'}
            value={values.area}
            error={errors.area}
            onType={(text) => set('area', text)}
            onPick={(picked) =>
              setValues((before) => ({
                ...before,
                area: picked.name,
                place: picked.id,
                eir_code: picked.eir_code && picked.eir_code.length > 3 ? picked.eir_code : before.eir_code,
              }))
            }
          />
          <TextField label="Eircode" maxLength={businessLimits.eirCode} {...box('eir_code')} />
          <Select
            label="Time zone"
            value={values.zone}
            error={errors.zone}
            onChange={(event) => set('zone', event.currentTarget.value)}
          >
            {zonesWith(values.zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
          <Select
            label="Who you serve"
            value={values.gender_served}
            onChange={(event) => set('gender_served', event.currentTarget.value)}
          >
            <option value="everyone">Everyone</option>
            <option value="female">Women</option>
            <option value="male">Men</option>
          </Select>
          <TextField label="Phone" type="tel" maxLength={businessLimits.phone} {...box('phone')} />
          <TextField label="Email for bookings" type="email" maxLength={businessLimits.email} {...box('email')} />
          {LINKS.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              type="url"
              placeholder="https://"
              maxLength={businessLimits.link}
              {...box(name)}
            />
          ))}
          <VatFields number={box('vat_number')} rate={box('vat_rate')} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isDirty} busy={busy !== null} busyLabel="Saving…">
            Save
          </Button>
          {isDirty && (
            <Button variant="secondary" onClick={undo}>
              Undo
            </Button>
          )}
        </div>
        <LeaveGuard when={isDirty && busy === null} />
      </form>
    </Card>
  );
}

type Box = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;

function VatFields({ number, rate }: { number: Box; rate: Box }) {
  return (
    <>
      <TextField label="VAT number" maxLength={businessLimits.vatNumber} {...number} />
      <TextField
        label="VAT in your prices, %"
        inputMode="decimal"
        hint="Used for every service without its own rate, and shown on invoices."
        {...rate}
      />
    </>
  );
}
