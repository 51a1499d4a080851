import { EMAIL_MAX, isEmail } from '@thyme/domain/accounts';
import { bookingLimits } from '@thyme/domain/bookings';
import { Button } from '@thyme/ui';
import { Select } from '@thyme/ui/fields/select.tsx';
import { TextField } from '@thyme/ui/fields/text-field.tsx';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Companion } from '../../cart/stored-cart.ts';
import { type Menu, ServiceOptions } from './service-options.tsx';

interface AddSomeoneProps {
  menu: Menu;
  country: string;
  onAdd: (someone: Pick<Companion, 'name' | 'email'>, pricingId: number) => void;
}

/** A companion's name, first service, and an address if they want the details themselves. */
export function AddSomeone({ menu, country, onAdd }: AddSomeoneProps) {
  const [name, setName] = useState('');
  const [pricingId, setPricingId] = useState('');
  const [email, setEmail] = useState('');
  const [isTried, setIsTried] = useState(false);
  const errorOf = (value: string, words: string) => (isTried && value === '' ? words : undefined);

  const address = email.trim();
  const isWrong = address !== '' && !isEmail(address);

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || pricingId === '' || isWrong) return setIsTried(true);
    onAdd({ name: name.trim(), ...(address ? { email: address } : {}) }, Number(pricingId));
    setName('');
    setEmail('');
    setPricingId('');
    setIsTried(false);
  }

  return (
    <form
      onSubmit={add}
      noValidate
      aria-label="Add someone"
      className="mb-6 grid items-start gap-4 rounded-md bg-paper p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]"
    >
      <TextField
        label="Their first name"
        value={name}
        maxLength={bookingLimits.companion}
        autoComplete="off"
        error={errorOf(name.trim(), 'Please enter a name.')}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label="What they’d like"
        value={pricingId}
        error={errorOf(pricingId, 'Please choose a service.')}
        onChange={({ target }) => setPricingId(target.value)}
      >
        <option value="">Choose a service</option>
        <ServiceOptions menu={menu} country={country} />
      </Select>
      <TextField
        className="sm:col-span-2 sm:row-start-2"
        label="Their email, if you like"
        hint="They’ll get the details of their own appointment, and nothing else."
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={email}
        error={isTried && isWrong ? 'Email should have correct format' : undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="ghost" className="sm:mt-7 sm:row-start-1 sm:col-start-3">
        <UserPlus aria-hidden="true" /> Add someone
      </Button>
    </form>
  );
}
