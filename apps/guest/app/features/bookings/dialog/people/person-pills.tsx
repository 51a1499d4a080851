import { formatDayTime } from '@thyme/domain/time';
import { RadioGroup, useRadio } from '@thyme/ui/fields/radio-group.tsx';
import type { ReactNode } from 'react';
import type { BookingShop } from '../choice/slots.ts';
import { Face } from './faces.tsx';
import { chargeWords } from './people-words.ts';
import type { ServicePeople } from './use-people.ts';

interface PersonPillsProps {
  service: string;
  shop: BookingShop;
  of: ServicePeople;
  value: number | null;
  onChoose: (id: number | null) => void;
}

/** One row of people for a service: who, and what they charge. */
export function PersonPills({ service, shop, of, value, onChoose }: PersonPillsProps) {
  return (
    <RadioGroup
      label={`Who for ${service}`}
      hideLabel
      value={String(value ?? 0)}
      onValueChange={(chosen) => onChoose(Number(chosen) || null)}
      className="flex! flex-wrap"
    >
      <Pill
        value={0}
        name="Anyone"
        detail={of.first_free ? formatDayTime(of.first_free.s_time) : 'No free time soon'}
      />
      {of.people.map(({ person_id: id, name, price, special_price: special }) => (
        <Pill
          key={id}
          value={id}
          name={name.split(' ')[0] ?? name}
          detail={chargeWords(Math.round((special > 0 ? special : price) * 100), shop.country)}
          face={<Face {...{ id, name }} team={shop.team} size={40} />}
        />
      ))}
    </RadioGroup>
  );
}

function Pill({ value, name, detail, face }: { value: number; name: string; detail: string; face?: ReactNode }) {
  const radio = useRadio(String(value));
  return (
    <label className="relative flex min-h-14 max-w-full items-center gap-2.5 rounded-full border border-line bg-card py-1.5 pr-5 pl-2 transition first:pl-5 hover:border-line-strong has-checked:border-thyme-700 has-checked:bg-thyme-700 has-checked:text-white has-focus-visible:focus-ring">
      <input
        {...radio}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-full focus-visible:outline-none"
      />
      {face}
      <span className="min-w-0 leading-tight">
        <b className="block font-semibold [overflow-wrap:anywhere]">{name}</b>
        <span className="text-sm whitespace-nowrap figures">{detail}</span>
      </span>
    </label>
  );
}
