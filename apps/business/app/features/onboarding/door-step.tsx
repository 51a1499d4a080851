import { useQuery } from '@tanstack/react-query';
import { price } from '@thyme/site/format.ts';
import { Checkbox, Note } from '@thyme/ui';
import { useState } from 'react';
import { DeskPlanNamesDocument, DeskPublishDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { chosenPlan } from '../../lib/chosen-plan.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Beginning } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

const box = 'rounded-sm border border-line bg-card px-4 py-1.5';
const words = (title: string, detail: string) => (
  <>
    <b className="block font-semibold">{title}</b>
    <span className="font-normal text-ink-soft">{detail}</span>
  </>
);

/** Two last choices, then the shop is published. */
export function DoorStep({
  beginning,
  onBack,
  onDone,
}: {
  beginning: Beginning;
  onBack: () => void;
  onDone: () => void;
}) {
  const { desk_shop: shop } = beginning;
  const [vetting, setVetting] = useState(shop.video_vetting);
  const [asks, setAsks] = useState(!shop.confirms_at_once);
  const { change, busy } = useChange();
  const send = () =>
    void change({
      api: 'desk_publish',
      send: async () => (await run(DeskPublishDocument, { business: shop.id, vetting, atOnce: !asks })).desk_publish,
      onDone,
    });
  return (
    <StepForm name="Open" busy={busy !== null} next={`Open ${shop.name}`} onBack={onBack} onSend={send}>
      <StepHead title="Ready to open?" lead="Your page is ready. You can change every word of it later." />
      <ChosenPlan business={shop.id} />
      <div className="grid gap-2">
        <Checkbox
          className={box}
          checked={vetting}
          onChange={(event) => setVetting(event.currentTarget.checked)}
          label={words('New guests have a short video call first', 'Get to know them before their first appointment')}
        />
        <Checkbox
          className={box}
          checked={asks}
          onChange={(event) => setAsks(event.currentTarget.checked)}
          label={words('I accept each booking myself', 'Leave it off to confirm bookings automatically')}
        />
      </div>
    </StepForm>
  );
}

/** The plan chosen on the price list; it starts when the shop opens. */
function ChosenPlan({ business }: { business: number }) {
  const code = chosenPlan();
  const { data } = useQuery({
    queryKey: ['desk', business, 'plan-names'],
    queryFn: async () => (await run(DeskPlanNamesDocument, { business })).desk_plan,
    enabled: code !== null,
  });
  const plan = data?.offered.find((offer) => offer.code === code);
  if (!data || !plan) return null;
  return (
    <Note className="mb-4">
      You start with <b>{plan.name}</b>, free for {data.trial_days} days and without a card. After that it’s{' '}
      {price(plan.price, 'IE')} a {plan.period}, and you can leave at the end of any {plan.period}.
    </Note>
  );
}
