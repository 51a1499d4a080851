import { useQuery } from '@tanstack/react-query';
import { monthOf } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, DialogContent } from '@thyme/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  DeskAudienceDocument,
  DeskRemoveCampaignDocument,
  DeskSaveCampaignDocument,
  DeskSendCampaignDocument,
  DeskTestCampaignDocument,
} from '../../generated/graphql.ts';
import { LeaveGuard } from '../../lib/changes/leave-guard.tsx';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey, useAct } from '../../lib/use-act.ts';
import { useShopNow } from '../../lib/use-shop-now.ts';
import { type CampaignDraft, previewOf, problemOf } from './campaign-draft.ts';
import { ConsentCard } from './consent-card.tsx';
import type { Campaigns } from './operations.ts';
import { Preview } from './preview.tsx';
import { SegmentCard } from './segment-card.tsx';
import { type SendTime, WordsCard } from './words-card.tsx';

interface CampaignEditorProps {
  /** Null for a new one. */
  id: number | null;
  saved: CampaignDraft;
  settings: Campaigns;
  head: (title: string, actions: ReactNode) => ReactNode;
}

/** A draft: who gets it, what it says, how it looks, and when it goes out. */
export function CampaignEditor({ id, saved, settings, head }: CampaignEditorProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { values, setValues, isDirty, kept } = useDraft<CampaignDraft>(saved);
  const [time, setTime] = useState<SendTime>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [goTo, setGoTo] = useState<string | null>(null);
  const { change, busy } = useChange();
  const { act, busy: acting } = useAct();
  const navigate = useNavigate();
  // Only once the guard below is off.
  useEffect(() => {
    if (goTo !== null) void navigate(goTo, { replace: true });
  }, [goTo, navigate]);
  const { segment, channel, subject, body } = values;
  const { data: audience, isError } = useQuery({
    queryKey: deskKey(business.id, 'audience', segment),
    queryFn: async () => (await run(DeskAudienceDocument, { business: business.id, segment })).desk_audience,
  });
  const reached = audience?.channels.find((one) => one.channel === channel)?.reached ?? 0;
  const preview = previewOf(values, business, window.location.origin);
  const problem = problemOf(values);
  const save = async (): Promise<number | null> => {
    let stored = id;
    const isSaved = await change({
      api: 'desk_save_campaign',
      send: async () =>
        (await run(DeskSaveCampaignDocument, { business: business.id, id, ...values })).desk_save_campaign,
      onDone: (answer) => {
        stored = answer.id ?? null;
        if (id !== null) kept();
      },
    });
    return isSaved ? stored : null;
  };
  const keep = async () => {
    const stored = await save();
    if (stored !== null && id === null) setGoTo(`/campaigns/${stored}`);
  };
  const send = async () => {
    const stored = isDirty || id === null ? await save() : id;
    if (stored === null) return;
    await change({
      api: 'desk_send_campaign',
      send: async () =>
        (
          await run(DeskSendCampaignDocument, {
            business: business.id,
            id: stored,
            date: time?.date,
            time: time?.minute,
          })
        ).desk_send_campaign,
    });
    setIsAsking(false);
    if (id === null) setGoTo(`/campaigns/${stored}`);
  };
  const remove = (draft: number) =>
    void change({
      api: 'desk_remove_campaign',
      send: async () =>
        (await run(DeskRemoveCampaignDocument, { business: business.id, id: draft })).desk_remove_campaign,
      onDone: () => setGoTo('/campaigns'),
    });
  const test = () =>
    void act(
      'test',
      async () =>
        (await run(DeskTestCampaignDocument, { business: business.id, channel, subject, body })).desk_test_campaign,
    );
  const sendWords = `${time === null ? 'Send to' : 'Schedule for'} ${reached}`;
  return (
    <>
      {head(
        id === null ? 'New campaign' : values.name || 'Campaign',
        <>
          {id !== null && (
            <Button size="sm" variant="ghost" busy={busy === 'desk_remove_campaign'} onClick={() => remove(id)}>
              Delete
            </Button>
          )}
          <Button size="sm" variant="secondary" disabled={problem !== null} busy={acting === 'test'} onClick={test}>
            Send me a test
          </Button>
          {(isDirty || id === null) && (
            <Button size="sm" variant="secondary" busy={busy === 'desk_save_campaign'} onClick={() => void keep()}>
              Save draft
            </Button>
          )}
          <Button size="sm" disabled={problem !== null || reached === 0} onClick={() => setIsAsking(true)}>
            {sendWords}
          </Button>
        </>,
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] wide:grid-cols-[23rem_minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-5">
          <SegmentCard
            segment={segment}
            onChange={(next) => setValues({ ...values, segment: next })}
            choices={settings.choices}
            matched={audience?.matched}
            month={Number(monthOf(today).slice(5))}
          />
          <ConsentCard audience={audience} isError={isError} channel={channel} />
        </div>
        <WordsCard
          draft={values}
          onChange={setValues}
          problem={problem}
          preview={preview}
          reached={reached}
          settings={settings}
          time={time}
          onTime={setTime}
        />
        <div className="lg:col-start-2 wide:col-start-3">
          <Preview channel={channel} preview={preview} shop={business.name} />
        </div>
      </div>
      <Dialog open={isAsking} onOpenChange={setIsAsking}>
        <DialogContent
          width="slim"
          title={
            time === null ? `Send it to ${count(reached, 'guest')} now?` : `Schedule it for ${count(reached, 'guest')}?`
          }
          description={
            time === null
              ? 'You can stop it while it goes out, but not take back what was sent.'
              : 'We read the group again when it goes out. You can cancel it until then.'
          }
          foot={
            <>
              <Button variant="secondary" onClick={() => setIsAsking(false)}>
                Cancel
              </Button>
              <Button busy={busy !== null} onClick={() => void send()}>
                {time === null ? 'Send now' : 'Schedule'}
              </Button>
            </>
          }
        >
          {null}
        </DialogContent>
      </Dialog>
      <LeaveGuard when={isDirty && goTo === null} />
    </>
  );
}
