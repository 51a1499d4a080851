import { useQueryClient } from '@tanstack/react-query';
import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { notify } from '@thyme/site/notify.ts';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { UpdateProfileDocument } from '../../../generated/graphql.ts';
import { accepted } from '../../../lib/failures.ts';
import { run } from '../../../lib/graphql/client.ts';
import { reportFailure } from '../../../lib/report.ts';
import { MobileField } from './mobile-field.tsx';
import { splitNumber } from './phone.ts';
import { profileInput } from './profile-form.ts';
import { useMobile } from './use-mobile.ts';

/** What the booking needs before it is sent. */
export interface GuestDetails {
  /** Stores a number that was typed; false while it needs a correction, true at once when there is none. */
  save: () => true | Promise<boolean>;
}

interface BookingMobileProps {
  ref?: Ref<GuestDetails> | undefined;
  stored: string | null;
  onSaved: () => void;
}

/** A mobile number for the shop, stored in the profile with the booking. */
export function BookingMobile({ ref, stored, onSaved }: BookingMobileProps) {
  const phone = useMobile();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { setCountry } = phone;

  useEffect(() => {
    if (!stored) return;
    void splitNumber(stored).then(({ country, national }) => {
      setCountry(country);
      setTyped(national);
      field.current?.focus();
    });
  }, [stored, setCountry]);

  /** A number that cannot be stored does not stop the booking; an invalid one does, so that it can be corrected. */
  async function save(): Promise<boolean> {
    try {
      const mobile = await phone.read(typed);
      if (mobile === null) return true;
      if (mobile !== stored) accepted((await run(UpdateProfileDocument, profileInput({ mobile }))).guestProfileUpdate);
      await queries.invalidateQueries({ queryKey: ['profile'] });
      onSaved();
      return true;
    } catch (failure) {
      const [message] = (failure instanceof GraphQLFailure && failure.validation?.mobile) || [];
      if (message) {
        setError(message);
        field.current?.focus();
        // The message below the field would be hidden behind the dialog's foot.
        field.current?.scrollIntoView({ block: 'center' });
        return false;
      }
      void reportFailure({ api: 'guestProfileUpdate', error: failure });
      notify.warning('Your mobile number couldn’t be saved. You can add it in your profile.');
      return true;
    }
  }
  useImperativeHandle(ref, () => ({ save: () => (typed.trim() === '' ? true : save()) }));

  return (
    <MobileField
      phone={phone}
      ref={field}
      className="mt-4"
      value={typed}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        setError(undefined);
      }}
    />
  );
}
