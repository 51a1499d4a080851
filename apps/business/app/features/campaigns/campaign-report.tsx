import type { CampaignState } from '@thyme/domain/campaigns';
import { mayCancel, RESULT_DAYS } from '@thyme/domain/campaigns';
import type { NewsChannel } from '@thyme/domain/messages';
import { formatDayTime } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Badge, Button, Card } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskCancelCampaignDocument, DeskSaveCampaignDocument } from '../../generated/graphql.ts';
import { useChange } from '../../lib/changes/use-change.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useMoney } from '../../lib/use-money.ts';
import { draftOf, previewOf } from './campaign-draft.ts';
import { bookingWords, reasonWords, segmentWords, stateBadge } from './campaign-words.ts';
import type { Campaign, Choices } from './operations.ts';
import { Preview } from './preview.tsx';

interface CampaignReportProps {
  campaign: Campaign;
  choices: Choices;
  head: (title: string, actions: ReactNode) => ReactNode;
}

/** A scheduled, running or sent campaign: its progress and results. */
export function CampaignReport({ campaign, choices, head }: CampaignReportProps) {
  const { business } = useDesk();
  const { change, busy } = useChange();
  const { id, state } = campaign;
  const draft = draftOf(campaign);
  const cancel = () =>
    void change({
      api: 'desk_cancel_campaign',
      send: async () => (await run(DeskCancelCampaignDocument, { business: business.id, id })).desk_cancel_campaign,
    });
  // Saving a scheduled campaign unchanged turns it back into a draft.
  const edit = () =>
    void change({
      api: 'desk_save_campaign',
      send: async () =>
        (await run(DeskSaveCampaignDocument, { business: business.id, id, ...draft })).desk_save_campaign,
    });
  const preview = previewOf(draft, business, window.location.origin);
  return (
    <>
      {head(
        campaign.name,
        <>
          {state === 'scheduled' && (
            <Button size="sm" variant="secondary" busy={busy === 'desk_save_campaign'} onClick={edit}>
              Edit
            </Button>
          )}
          {mayCancel(state as CampaignState) && (
            <Button size="sm" variant="secondary" busy={busy === 'desk_cancel_campaign'} onClick={cancel}>
              {state === 'sending' ? 'Stop sending' : 'Cancel it'}
            </Button>
          )}
          <Button size="sm" asChild>
            <Link to={`/campaigns/new?from=${id}`}>Use again</Link>
          </Button>
        </>,
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <Progress campaign={campaign} who={segmentWords(draft.segment, choices)} />
          {campaign.started != null && <Results campaign={campaign} />}
        </div>
        <Preview channel={draft.channel as NewsChannel} preview={preview} shop={business.name} />
      </div>
    </>
  );
}

/** When it was or will be sent. */
function whenWords({ state, send_at, started, ended }: Campaign): string {
  if (state === 'scheduled') return `Goes out on ${formatDayTime(send_at ?? 0)}`;
  if (started == null) return 'It was cancelled before it went out';
  return state === 'sending' || ended == null
    ? `Sending since ${formatDayTime(started)}`
    : `Sent on ${formatDayTime(started)}`;
}

function Progress({ campaign, who }: { campaign: Campaign; who: string }) {
  const money = useMoney();
  const { channel, waiting, sent, failed, complaints, skipped, cost } = campaign;
  const [tone, words] = stateBadge(campaign);
  const total = waiting + sent + failed;
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="progress">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="progress" className="display-22">
            {who}
          </h2>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <p className="mt-1 text-ink-soft">
          {whenWords(campaign)}, by {channel === 'mail' ? 'mail' : 'text'}
        </p>
        {total > 0 && (
          <div
            role="progressbar"
            aria-label="Sent"
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={sent + failed}
            className="mt-4 h-3 overflow-hidden rounded-full bg-track"
          >
            <div className="h-full bg-thyme-500" style={{ width: `${((sent + failed) / total) * 100}%` }} />
          </div>
        )}
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <Fact name="Sent" value={String(sent)} />
          {waiting > 0 && <Fact name="Still to go" value={String(waiting)} />}
          {failed > 0 && <Fact name="Not delivered" value={String(failed)} />}
          {complaints > 0 && (
            <Fact name={channel === 'mail' ? 'Reported as spam' : 'Answered STOP'} value={String(complaints)} />
          )}
          {channel === 'text' && <Fact name="Cost" value={money(cost)} />}
          {skipped.map(({ reason, guests }) => (
            <Fact key={reason} name={`Left out: ${reasonWords(reason)}`} value={String(guests)} />
          ))}
        </dl>
      </section>
    </Card>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3 border-t border-line pt-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold figures">{value}</dd>
    </div>
  );
}

function Results({ campaign }: { campaign: Campaign }) {
  const money = useMoney();
  const { bookings, booking_guests: guests, booked, sent } = campaign;
  return (
    <Card padding="md" asChild>
      <section aria-labelledby="results">
        <h2 id="results" className="display-22">
          Results
        </h2>
        <p className="display-36 mt-2 figures">{bookingWords(campaign)}</p>
        <p className="text-ink-soft">
          {bookings === 0
            ? `Bookings that these guests make within ${RESULT_DAYS} days appear here.`
            : `${guests} of ${count(sent, 'guest')} booked within ${RESULT_DAYS} days${booked == null ? '' : `, worth ${money(booked)}`}.`}
        </p>
      </section>
    </Card>
  );
}
