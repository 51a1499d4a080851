import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AcceptWho, acceptanceOf } from '@thyme/domain/bookings';
import { count } from '@thyme/site/format.ts';
import { Badge, Button, Card, Checkbox, RadioCard, RadioGroup } from '@thyme/ui';
import { Ban, type LucideIcon, Sparkles, UserCheck, UserPlus, Video, Wallet } from 'lucide-react';
import { useEffect } from 'react';
import { DeskAcceptPreviewDocument, DeskSaveAcceptanceDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Profile } from '../operations.ts';

interface Draft {
  who: AcceptWho;
  newOnlyPaid: boolean;
}

interface AcceptProps {
  profile: Pick<Profile, 'accept_who' | 'new_only_paid' | 'video_vetting'>;
  /** Reports unsaved changes to the page's leave guard. */
  onDirty?: (isDirty: boolean) => void;
}

/** Whose bookings are accepted automatically, shown as rules of which the first match applies. */
export function AcceptForm({ profile, onDirty }: AcceptProps) {
  const { business } = useDesk();
  const { values, set, isDirty, kept } = useDraft<Draft>({
    who: profile.accept_who as AcceptWho,
    newOnlyPaid: profile.new_only_paid,
  });
  const { change, busy } = useChange();
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    void change({
      api: 'desk_save_acceptance',
      send: async () =>
        (await run(DeskSaveAcceptanceDocument, { business: business.id, ...values })).desk_save_acceptance,
      onDone: kept,
    });
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={save} aria-label="Who’s accepted automatically?" className="grid gap-4">
        <div>
          <h2 className="display-22">Who’s accepted automatically?</h2>
          <p className="text-sm text-ink-soft">Everyone else waits for you. The first rule that matches decides.</p>
        </div>
        <RadioGroup
          label="Accept automatically"
          value={values.who}
          onValueChange={(who) => set('who', who as AcceptWho)}
          className="sm:grid-cols-3"
        >
          <RadioCard value="everybody">Everybody</RadioCard>
          <RadioCard value="known">Guests you know</RadioCard>
          <RadioCard value="nobody">Nobody</RadioCard>
        </RadioGroup>
        {values.who === 'everybody' && (
          <Checkbox
            label="New guests only if they’ve paid a deposit"
            className="[&>label]:font-normal"
            checked={values.newOnlyPaid}
            onChange={(event) => set('newOnlyPaid', event.currentTarget.checked)}
          />
        )}
        <Rules draft={values} hasCalls={profile.video_vetting} />
        <Preview draft={values} />
        <Button type="submit" className="justify-self-start" disabled={!isDirty} busy={busy !== null}>
          Save
        </Button>
      </form>
    </Card>
  );
}

interface Row {
  icon: LucideIcon;
  title: string;
  detail?: string;
  outcome: 'Never' | 'You decide' | 'Accepted';
}

const tones = { Never: 'danger', 'You decide': 'clay', Accepted: 'green' } as const;

function rowsOf(draft: Draft, hasCalls: boolean): Row[] {
  const outcome = (facts: object) =>
    acceptanceOf(draft, { isKnown: false, hasCall: false, hasPaid: false, ...facts }).isAccepted
      ? ('Accepted' as const)
      : ('You decide' as const);
  const call: Row = { icon: Video, title: 'New guests with a video call first', outcome: outcome({ hasCall: true }) };
  return [
    { icon: Ban, title: 'Guests you’ve blocked', detail: 'Online booking is closed for them', outcome: 'Never' },
    ...(hasCalls ? [call] : []),
    { icon: UserCheck, title: 'Guests who came before', outcome: outcome({ isKnown: true }) },
    { icon: Wallet, title: 'New guests who’ve paid a deposit', outcome: outcome({ hasPaid: true }) },
    { icon: UserPlus, title: 'Other new guests', outcome: outcome({}) },
  ];
}

function Rules({ draft, hasCalls }: { draft: Draft; hasCalls: boolean }) {
  return (
    <ol aria-label="Rules, from top to bottom" className="divide-y divide-line border-y border-line">
      {rowsOf(draft, hasCalls).map(({ icon: Icon, title, detail, outcome }) => (
        <li key={title} className="flex min-h-14 items-center gap-3 py-2">
          <span className="grid size-9 flex-none place-items-center rounded-sm bg-sand">
            <Icon aria-hidden="true" className="size-4.5" />
          </span>
          <span className="min-w-0 flex-1 leading-snug">
            <b className="block font-semibold">{title}</b>
            {detail && <span className="text-sm text-ink-soft">{detail}</span>}
          </span>
          <Badge tone={tones[outcome]}>{outcome}</Badge>
        </li>
      ))}
    </ol>
  );
}

function Preview({ draft: { who, newOnlyPaid } }: { draft: Draft }) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'accept-preview', who, newOnlyPaid),
    queryFn: async () =>
      (await run(DeskAcceptPreviewDocument, { business: business.id, who, newOnlyPaid })).desk_accept_preview,
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-sm bg-thyme-100 px-4 py-3 text-sm text-thyme-900">
      <Sparkles aria-hidden="true" className="size-4.5 flex-none" />
      {data.requests === 0 ? (
        <span>Nobody has booked online in the last 30 days yet.</span>
      ) : (
        <span>
          In the last 30 days this would have answered{' '}
          <b className="font-semibold">
            {data.accepted} of {count(data.requests, 'booking')}
          </b>{' '}
          for you.
        </span>
      )}
    </p>
  );
}
