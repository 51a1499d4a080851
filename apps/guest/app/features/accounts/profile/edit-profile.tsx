import { fieldsOfSection } from '@thyme/domain/accounts';
import { NameFields } from '@thyme/site/accounts/name-fields.tsx';
import { ActionDialog } from '@thyme/site/action-dialog.tsx';
import { useForm } from '@thyme/site/use-form.ts';
import { Dialog, PhoneField, TextField } from '@thyme/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { showFailure } from '../../../lib/failures.ts';
import { PhotoField, type UploadChosen } from '../photo/photo-field.tsx';
import { internationalNumber, useDialCountries } from './phone.ts';
import { boxErrors, boxesOf, changesOf } from './profile-form.ts';
import { ProfileInput } from './profile-input.tsx';
import { unreadableMobile } from './use-mobile.ts';
import type { Profile } from './use-profile.ts';
import { useProfileUpdate } from './use-profile-update.ts';

/** Thrown to keep the dialog open; the photo's field shows what went wrong. */
const photoFailed = new Error('The photo was not uploaded.');

const today = () => new Date().toISOString().slice(0, 10);

interface EditProfileProps {
  profile: Profile;
  /** The stored mobile number, split for its field. */
  phone: { country: string; national: string };
  onClose: () => void;
}

/** The dialog that edits the guest's own details. */
export function EditProfile({ profile, phone, onClose }: EditProfileProps) {
  const id = useId();
  const [dial, setDial] = useState(phone.country);
  const [photo, setPhoto] = useState(profile.photo ?? null);
  const chosen = useRef<UploadChosen>(null);
  const dialCountries = useDialCountries();
  const update = useProfileUpdate();
  const { form, box, values, pending } = useForm({
    blank: boxesOf(profile, phone.national),
    validate: boxErrors,
    send: async (typed) => {
      const mobile = await internationalNumber(typed.mobile, dial);
      if (mobile === null) throw unreadableMobile;
      const upload = chosen.current;
      const saved = upload ? await upload() : photo;
      if (upload && saved === null) throw photoFailed;
      const newPhoto = saved === (profile.photo ?? null) ? {} : { photo: saved };
      await update({ ...changesOf(typed), mobile, ...newPhoto });
      onClose();
    },
    onFailure: (error) =>
      error !== unreadableMobile && error !== photoFailed && showFailure(error, { api: 'guestProfileUpdate' }),
  });
  const fields = (section: 'basics' | 'address') =>
    fieldsOfSection(section).map((name) => <ProfileInput key={name} field={name} box={box} country={values.country} />);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <ActionDialog title="Edit Profile" close="Cancel" action="Save" form={id} busy={pending}>
        <form id={id} {...form} className="grid gap-8">
          <Section title="Basic Information">
            <PhotoField name={profile.first_name} photo={photo} chosen={chosen} onPhoto={setPhoto} />
            <NameFields box={box} />
            <div className="grid gap-5 md:grid-cols-2">
              <PhoneField
                label="Mobile"
                countries={dialCountries}
                country={dial}
                onCountryChange={setDial}
                {...box('mobile')}
              />
              <TextField
                label="Date of birth"
                type="date"
                min="1900-01-02"
                max={today()}
                autoComplete="bday"
                {...box('dob')}
              />
              {fields('basics')}
            </div>
          </Section>
          <Section title="Edit Address">
            <div className="grid gap-5 md:grid-cols-2">{fields('address')}</div>
          </Section>
        </form>
      </ActionDialog>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="display-22 mb-4">{title}</legend>
      {children}
    </fieldset>
  );
}
