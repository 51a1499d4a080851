import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@thyme/ui';
import { ServicesToChooseDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';

interface GoodForProps {
  chosen: number[];
  onChange: (ids: number[]) => void;
  words?: { legend: string; all: string };
}

const GOOD_FOR = { legend: 'Good for', all: 'Good for everything. Choose services to limit it.' };

/** The services that a voucher or package is limited to. */
export function GoodFor({ chosen, onChange, words = GOOD_FOR }: GoodForProps) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'services-to-choose'),
    queryFn: async () => (await run(ServicesToChooseDocument, { business: business.id })).desk_menu,
  });
  const services = (data ?? [])
    .flatMap((category) => category.services)
    .filter(({ active, id }) => active || chosen.includes(id));
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-1 text-sm font-semibold">{words.legend}</legend>
      <p className="text-sm text-ink-soft">{chosen.length === 0 ? words.all : 'Only the services you’ve chosen.'}</p>
      <div className="grid max-h-56 gap-x-4 overflow-y-auto md:grid-cols-2">
        {services.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            className="[&>label]:font-normal"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
