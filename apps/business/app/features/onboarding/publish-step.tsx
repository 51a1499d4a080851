import { Checkbox } from '@thyme/ui';
import { useState } from 'react';
import { DeskPublishDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { run } from '../../lib/graphql/client.ts';
import type { Beginning } from './operations.ts';
import { StepForm, StepHead } from './step-frame.tsx';

const box = 'rounded-sm border border-line bg-card px-4 py-1.5';
const twoLines = (title: string, detail: string) => (
  <>
    <b className="block font-semibold">{title}</b>
    <span className="font-normal text-ink-soft">{detail}</span>
  </>
);

/** The last step: two booking options, then the page is published. */
export function PublishStep({
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
  const [acceptsByHand, setAcceptsByHand] = useState(!shop.confirms_at_once);
  const { change, busy } = useChange();
  const send = () =>
    void change({
      api: 'desk_publish',
      send: async () =>
        (await run(DeskPublishDocument, { business: shop.id, vetting, atOnce: !acceptsByHand })).desk_publish,
      onDone,
    });
  return (
    <StepForm name="Open the door" busy={busy !== null} next={`Open ${shop.name}`} onBack={onBack} onSend={send}>
      <StepHead title="Shall we open the door?" lead="Your page is ready. You can change every word of it later." />
      <div className="grid gap-2">
        <Checkbox
          className={box}
          checked={vetting}
          onChange={(event) => setVetting(event.currentTarget.checked)}
          label={twoLines('New guests have a short video call first', 'You choose who sits down with you')}
        />
        <Checkbox
          className={box}
          checked={acceptsByHand}
          onChange={(event) => setAcceptsByHand(event.currentTarget.checked)}
          label={twoLines('I accept each booking myself', 'Leave it off for bookings that confirm at once')}
        />
      </div>
    </StepForm>
  );
}
