import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../fields/checkbox.tsx';
import { ClockField } from '../fields/clock-field.tsx';
import { OtpField } from '../fields/otp-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { QuantityStepper } from '../fields/quantity-stepper.tsx';
import { RadioCard, RadioGroup } from '../fields/radio-group.tsx';
import { RatingInput } from '../fields/rating-input.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Select } from '../fields/select.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Flow, Remark, Stack, Tile } from './tile.tsx';

export function Fields() {
  const [country, setCountry] = useState('IE');
  return (
    <Tile title="Fields" span={4}>
      <Stack>
        <TextField label="Name" defaultValue="Niamh Gallagher" autoComplete="name" />
        <TextField label="Email" type="email" error="Please enter your email address!" />
        <TextField label="Post code" placeholder="D06 Y7N2" hint="Your Eircode, if you know it." />
        <PasswordField label="Password" defaultValue="thyme and rosemary" />
        <PhoneField
          label="Phone"
          defaultValue="85 012 3456"
          country={country}
          onCountryChange={setCountry}
          countries={[
            { code: 'IE', name: 'Ireland', dial: '+353' },
            { code: 'GB', name: 'United Kingdom', dial: '+44' },
          ]}
        />
        <TextField label="Country" defaultValue="Ireland" disabled />
        <TextArea label="Note" placeholder="Anything they should know?" rows={3} />
      </Stack>
    </Tile>
  );
}

export function Choices() {
  const [count, setCount] = useState(1);
  const [more, setMore] = useState(2);
  const [on, setOn] = useState(true);
  return (
    <Tile title="Selects and choices" span={4}>
      <Stack>
        <Opening />
        <Select label="Sort" defaultValue="near">
          <option value="near">Nearest</option>
          <option value="best">Best rated</option>
        </Select>
        <Select label="Voucher code" error="Please select a valid voucher code!">
          <option>Choose a voucher</option>
        </Select>
        <PaymentChoice />
        <Flow>
          <QuantityStepper value={count} onValueChange={setCount} max={9} />
          <QuantityStepper value={more} onValueChange={setMore} max={2} label="Quantity, at the limit" />
        </Flow>
        <Remark>At the limit, plus hides.</Remark>
        <div>
          <Checkbox label="Send me news by email" defaultChecked />
          <Checkbox label="I accept the terms" error="Please accept the terms!" />
        </div>
        <div className="flex items-center justify-between gap-4">
          <span aria-hidden="true">Reminders by email</span>
          <Switch label="Reminders by email" checked={on} onCheckedChange={setOn} />
        </div>
      </Stack>
    </Tile>
  );
}

const HOURS = Array.from({ length: 12 }, (_none, index) => (index + 8) * 60);
const hourShown = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const hourRead = (words: string) => {
  const [, hour, minute = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(words.trim()) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
};

function Opening() {
  const [minute, setMinute] = useState<number | null>(9 * 60);
  return (
    <ClockField label="Opens at" value={minute} times={HOURS} show={hourShown} read={hourRead} onTime={setMinute} />
  );
}

function PaymentChoice() {
  const [way, setWay] = useState('card');
  return (
    <RadioGroup label="Pay with" value={way} onValueChange={setWay}>
      <RadioCard value="card" detail="Visa, Mastercard, Amex">
        Card
      </RadioCard>
      <RadioCard value="google">Google Pay</RadioCard>
      <RadioCard value="apple" disabled detail="Not on this device">
        Apple Pay
      </RadioCard>
    </RadioGroup>
  );
}

export function SpecialFields() {
  const [code, setCode] = useState('48');
  const [words, setWords] = useState('balayage');
  const [stars, setStars] = useState(4);
  return (
    <Tile title="Code, search, stars" span={7}>
      <Stack gap="gap-7">
        <OtpField label="The code we sent you" value={code} onValueChange={setCode} />
        <SearchField
          label="Search"
          placeholder="Hair, yoga, massage"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onClear={() => setWords('')}
        />
        <TextField label="What" icon={<Search aria-hidden="true" />} placeholder="Hair, yoga, massage" />
        <RatingInput label="How was it?" value={stars} onValueChange={setStars} />
      </Stack>
    </Tile>
  );
}
