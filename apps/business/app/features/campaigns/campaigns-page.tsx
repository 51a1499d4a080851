import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Badge, Button, EmptyState, KettleDrawing } from '@thyme/ui';
import { Mail, MessageSquareText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeskCampaignsDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { draftOf, NEW_DRAFT, segmentOfWire } from './campaign-draft.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignReport } from './campaign-report.tsx';
import { bookingWords, segmentWords, stateBadge } from './campaign-words.ts';
import type { Campaign, Campaigns, Choices } from './operations.ts';

interface CampaignsPageProps {
  head: (title: string, actions: ReactNode) => ReactNode;
  /** 'new', the id of a campaign, or undefined for the list. */
  open: string | undefined;
  /** The campaign that a new one is copied from. */
  from: number | null;
}

const LOOK_AGAIN_MS = 5_000;
const isUnderWay = ({ state }: Campaign) => state === 'sending' || state === 'scheduled';

/** Campaigns: the list, one of them, or a new one. */
export function CampaignsPage({ head, open, from }: CampaignsPageProps) {
  const { business } = useDesk();
  const { data, isError, refetch } = useQuery({
    queryKey: deskKey(business.id, 'campaigns'),
    queryFn: async () => (await run(DeskCampaignsDocument, { business: business.id })).desk_campaigns,
    refetchInterval: ({ state }) => (state.data?.campaigns.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });
  if (!data)
    return (
      <>
        {head('Campaigns', null)}
        <Waiting isError={isError} retry={() => void refetch()} />
      </>
    );
  if (open === undefined) return <CampaignList data={data} head={head} />;
  if (open === 'new') {
    const model = data.campaigns.find(({ id }) => id === from);
    return <CampaignEditor id={null} saved={model ? draftOf(model) : NEW_DRAFT} settings={data} head={head} />;
  }
  const campaign = data.campaigns.find(({ id }) => String(id) === open);
  if (!campaign)
    return (
      <>
        {head('Campaigns', null)}
        <EmptyState
          title="This campaign could not be found"
          level={2}
          action={
            <Button asChild>
              <Link to="/campaigns">All campaigns</Link>
            </Button>
          }
        />
      </>
    );
  if (campaign.state !== 'draft') return <CampaignReport campaign={campaign} choices={data.choices} head={head} />;
  return <CampaignEditor key={campaign.id} id={campaign.id} saved={draftOf(campaign)} settings={data} head={head} />;
}

function CampaignList({ data, head }: { data: Campaigns; head: CampaignsPageProps['head'] }) {
  const create = (
    <Button size="sm" asChild>
      <Link to="/campaigns/new">
        <Plus aria-hidden="true" className="size-5" /> New campaign
      </Link>
    </Button>
  );
  return (
    <>
      {head('Campaigns', data.campaigns.length > 0 && create)}
      {data.campaigns.length === 0 ? (
        <EmptyState
          size="page"
          level={2}
          title="Write to your guests"
          picture={<KettleDrawing />}
          action={
            <Button asChild>
              <Link to="/campaigns/new">New campaign</Link>
            </Button>
          }
        >
          A quiet week, a new service, a birthday. Only guests who said yes get your news, and you see who booked
          afterwards.
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {data.campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignRow campaign={campaign} choices={data.choices} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** When, in a list. */
function timeWords({ state, send_at, started }: Campaign): string {
  if (state === 'draft') return 'Not sent yet';
  if (state === 'scheduled') return `Goes out on ${formatDayTime(send_at ?? 0)}`;
  return started == null ? 'Not sent' : formatDayTime(started);
}

function CampaignRow({ campaign, choices }: { campaign: Campaign; choices: Choices }) {
  const money = useMoney();
  const { id, name, channel, sent, waiting, booked, bookings } = campaign;
  const [tone, words] = stateBadge(campaign);
  const Icon = channel === 'mail' ? Mail : MessageSquareText;
  return (
    <Link
      to={`/campaigns/${id}`}
      className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-card px-5 py-4 text-ink no-underline hover:border-line-strong focus-visible:focus-ring md:grid-cols-[minmax(0,1fr)_9rem_11rem] md:items-center"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">{name}</b>
          <Badge tone={tone}>{words}</Badge>
        </span>
        <span className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
          <Icon aria-label={channel === 'mail' ? 'By email' : 'By text'} className="size-4 flex-none" />
          {segmentWords(segmentOfWire(campaign.segment), choices)}
        </span>
      </span>
      <span className="text-sm">
        {timeWords(campaign)}
        {sent + waiting > 0 && (
          <span className="block text-ink-soft">
            {waiting > 0 ? `${sent} of ${sent + waiting} sent` : `${count(sent, 'guest')} reached`}
          </span>
        )}
      </span>
      {campaign.started != null && (
        <span>
          <b className="font-semibold">{bookingWords(campaign)}</b>
          {bookings > 0 && booked != null && (
            <span className="block text-sm text-ink-soft figures">worth {money(booked)}</span>
          )}
        </span>
      )}
    </Link>
  );
}
