import { profileErrors } from '@thyme/domain/accounts';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { useForm } from '@thyme/site/use-form.ts';
import { Button, Dialog, DialogClose, DialogContent } from '@thyme/ui';
import { useId, useState } from 'react';
import { tellFailure } from '../../../lib/failures.ts';
import { PhotoField } from '../photo/photo-field.tsx';
import { EditAddress } from './edit-address.tsx';
import { EditBasics } from './edit-basics.tsx';
import { internationalNumber } from './phone.ts';
import { dateBox, dobOf } from './profile-input.ts';
import type { Profile } from './use-profile.ts';
import { useProfileUpdate } from './use-profile-update.ts';

/** What the boxes hold when the dialog opens. */
function boxesOf({ first_name, last_name, client_detail: more }: Profile, mobile: string) {
  return {
    first_name,
    last_name,
    mobile,
    additional_mobile: more?.additional_mobile ?? '',
    dob: dateBox(more?.dob),
    gender: more?.gender ?? '',
    address: more?.address ?? '',
    suite: more?.suite ?? '',
    eir_code: more?.eir_code ?? '',
  };
}

export type ProfileBoxes = ReturnType<typeof boxesOf>;

const orNull = (text: string) => text.trim() || null;

/** Put on its field like a refusal of the server, without asking it. */
const unreadableMobile = new GraphQLFailure([
  {
    message: 'Please check the mobile number!',
    extensions: { validation: { mobile: ['Please check the mobile number!'] } },
  },
]);

interface EditProfileProps {
  profile: Profile;
  /** The stored number, split for its box. */
  phone: { country: string; national: string };
  onClose: () => void;
}

/** The guest's own details in two sections, saved together. */
export function EditProfile({ profile, phone, onClose }: EditProfileProps) {
  const id = useId();
  const [dial, setDial] = useState(phone.country);
  const [country, setCountry] = useState(profile.client_detail?.country ?? 'IE');
  const [photo, setPhoto] = useState(profile.photo ?? null);
  const update = useProfileUpdate();
  const form = useForm({
    blank: boxesOf(profile, phone.national),
    validate: profileErrors,
    send: async (typed) => {
      const mobile = await internationalNumber(typed.mobile, dial);
      if (mobile === null) throw unreadableMobile;
      await update({
        first_name: typed.first_name.trim(),
        last_name: typed.last_name.trim(),
        mobile,
        additional_mobile: orNull(typed.additional_mobile),
        dob: dobOf(typed.dob),
        gender: orNull(typed.gender),
        address: orNull(typed.address),
        suite: orNull(typed.suite),
        country,
        eir_code: orNull(typed.eir_code),
        ...(photo === (profile.photo ?? null) ? {} : { photo }),
      });
      onClose();
    },
    onFailure: (error) => error !== unreadableMobile && tellFailure(error, { api: 'guestProfileUpdate' }),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Edit Profile"
        foot={
          <>
            <DialogClose asChild>
              <Button variant="secondary" className="max-md:flex-1">
                Keep as it was
              </Button>
            </DialogClose>
            <Button type="submit" form={id} busy={form.pending} className="max-md:flex-1">
              Save
            </Button>
          </>
        }
      >
        <form id={id} {...form.form} className="grid gap-8">
          <fieldset className="grid min-w-0 gap-5">
            <legend className="display-22 mb-4">Basic Information</legend>
            <PhotoField name={profile.first_name} photo={photo} onPhoto={setPhoto} />
            <EditBasics box={form.box} dial={dial} onDialChange={setDial} />
          </fieldset>
          <fieldset className="grid min-w-0 gap-5">
            <legend className="display-22 mb-4">Edit Address</legend>
            <EditAddress box={form.box} country={country} onCountryChange={setCountry} />
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  );
}
