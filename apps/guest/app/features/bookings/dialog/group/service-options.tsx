import { formatMinutes } from '@thyme/domain/time';
import { money } from '@thyme/site/format.ts';
import type { GroupMenuQuery } from '../../../../generated/graphql.ts';

export type Menu = GroupMenuQuery['service_categories'];

interface ServiceOptionsProps {
  menu: Menu;
  without?: readonly number[];
  country: string;
}

/** The services of a shop by category, without classes. */
export function ServiceOptions({ menu, without = [], country }: ServiceOptionsProps) {
  return menu.map(({ id, name, services }) => {
    const offered = services.filter((service) => !service.is_group && !without.includes(service.id));
    if (offered.length === 0) return null;
    return (
      <optgroup key={id} label={name}>
        {offered.map((service) => (
          <option key={service.id} value={service.id}>
            {service.service_name}, {formatMinutes(service.duration)},{' '}
            {money(service.special_price > 0 ? service.special_price : service.price, country)}
          </option>
        ))}
      </optgroup>
    );
  });
}
