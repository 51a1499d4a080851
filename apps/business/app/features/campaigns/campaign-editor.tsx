import { useQuery } from '@tanstack/react-query';
import { monthOf } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Button, Dialog, DialogContent } from '@thyme/ui';
import { type ReactNode, useState } from 'react';
import { DeskAudienceDocument } from '../../generated/graphql.ts';
import { LeaveGuard } from '../../lib/changes/leave-guard.tsx';
import { useDraft } from '../../lib/changes/use-draft.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { type CampaignDraft, previewOf, problemOf } from './campaign-draft.ts';
import { ConsentCard } from './consent-card.tsx';
import type { Campaigns } from './operations.ts';
import { Preview } from './preview.tsx';
import { SegmentCard } from './segment-card.tsx';
import { useCampaign } from './use-campaign.ts';
import { type SendTime, WordsCard } from './words-card.tsx';

interface CampaignEditorProps {
  /** Null for a new one. */
  id: number | null;
  saved: CampaignDraft;
  settings: Campaigns;
  head: (title: string, actions: ReactNode) => ReactNode;
}

/** Edits a draft: segment, channel, message, preview and time. */
export function CampaignEditor({ id, saved, settings, head }: CampaignEditorProps) {
  const { business } = useDesk();
  const { today } = useShopNow();
  const { values, setValues, isDirty, kept } = useDraft<CampaignDraft>(saved);
  const [time, setTime] = useState<SendTime>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { segment, channel } = values;
  const { data: audience, isError } = useQuery({
    queryKey: deskKey(business.id, 'audience', segment),
    queryFn: async () => (await run(DeskAudienceDocument, { business: business.id, segment })).desk_audience,
  });
  const reached = audience?.channels.find((one) => one.channel === channel)?.reached ?? 0;
  const preview = previewOf(values, business, window.location.origin);
  const problem = problemOf(values);
  const { keep, send, remove, test, busy, goTo } = useCampaign({ id, values, isDirty, kept });
  const sendWords = `${time === null ? 'Send to' : 'Schedule for'} ${reached}`;
  return (
    <>
      {head(
        id === null ? 'New campaign' : values.name || 'Campaign',
        <>
          {id !== null && (
            <Button size="sm" variant="ghost" busy={busy === 'desk_remove_campaign'} onClick={() => void remove(id)}>
              Delete
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            disabled={problem !== null}
            busy={busy === 'test'}
            onClick={() => void test()}
          >
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
      <SendQuestion
        isOpen={isAsking}
        onOpen={setIsAsking}
        guests={reached}
        isLater={time !== null}
        isBusy={busy !== null}
        onSend={() => void send(time).then(() => setIsAsking(false))}
      />
      <LeaveGuard when={isDirty && goTo === null} />
    </>
  );
}

interface SendQuestionProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  guests: number;
  isLater: boolean;
  isBusy: boolean;
  onSend: () => void;
}

/** Asks for confirmation, because sent messages cannot be recalled. */
function SendQuestion({ isOpen, onOpen, guests, isLater, isBusy, onSend }: SendQuestionProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpen}>
      <DialogContent
        width="slim"
        title={isLater ? `Schedule it for ${count(guests, 'guest')}?` : `Send it to ${count(guests, 'guest')} now?`}
        description={
          isLater
            ? 'We’ll check again who’s in the group when it goes out. You can cancel it until then.'
            : 'You can stop it while it’s going out, but messages already sent can’t be recalled.'
        }
        foot={
          <>
            <Button variant="secondary" onClick={() => onOpen(false)}>
              Cancel
            </Button>
            <Button busy={isBusy} onClick={onSend}>
              {isLater ? 'Schedule' : 'Send now'}
            </Button>
          </>
        }
      >
        {null}
      </DialogContent>
    </Dialog>
  );
}
