import { useQuery } from '@tanstack/react-query';
import { SegmentedControl, Select } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { DeskOpeningDocument } from '../../generated/graphql.ts';
import { useUnsaved } from '../../lib/changes/leave-guard.tsx';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { ChairsCard } from './chairs-card.tsx';
import { DaysCard, Exceptions } from './days-card.tsx';
import { RhythmCard } from './rhythm-card.tsx';
import { WeekCard } from './week-card.tsx';

/** Opening hours, each person's week, and days off. */
export function HoursPage({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'opening'),
    queryFn: async () => (await run(DeskOpeningDocument, { business: business.id })).desk_shop,
  });
  useHashTarget(data !== undefined);
  const [whose, setWhose] = useState('shop');
  const { onDirty, leave, question } = useUnsaved();
  const look = (next: string) => leave(() => setWhose(next));
  if (!data)
    return (
      <>
        {head(null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  const chairs = data.chairs.filter(({ active }) => active);
  const segments = [
    { value: 'shop', label: 'The shop' },
    ...chairs.map(({ id, name, person }) => ({ value: String(id), label: person ?? name })),
  ];
  const chairId = chairs.some(({ id }) => String(id) === whose) ? Number(whose) : null;
  return (
    <>
      {head(
        chairs.length > 1 && (
          <>
            <SegmentedControl
              className="max-md:hidden"
              label="Whose week"
              segments={segments}
              value={whose}
              onValueChange={look}
            />
            <Select
              className="w-44 md:hidden"
              hideLabel
              label="Show hours for"
              value={whose}
              onChange={(event) => look(event.currentTarget.value)}
            >
              {segments.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </>
        ),
      )}
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-5">
          <Exceptions opening={data} />
          <WeekCard key={chairId} opening={data} {...{ chairId, onDirty }} />
          <RhythmCard opening={data} />
        </div>
        <div className="grid gap-5">
          <DaysCard opening={data} />
          <ChairsCard opening={data} />
        </div>
      </div>
      {question}
    </>
  );
}
