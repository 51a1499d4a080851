import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AcceptRule, RuleGuests } from '@thyme/domain/bookings';
import { count } from '@thyme/site/format.ts';
import { Button, Card, FieldError } from '@thyme/ui';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { DeskAcceptPreviewDocument, DeskSaveAcceptRulesDocument } from '../../../generated/graphql.ts';
import { useChange } from '../../../lib/changes/use-change.ts';
import { useDraft } from '../../../lib/changes/use-draft.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import type { Policy } from '../policy/operations.ts';
import { AddRule } from './add-rule.tsx';
import { RuleList } from './rule-list.tsx';

interface AcceptProps {
  profile: Pick<Policy, 'accept_rules' | 'video_vetting'>;
  /** Reports unsaved changes to the page's leave guard. */
  onDirty?: (isDirty: boolean) => void;
}

const draftOf = (rules: Policy['accept_rules']): readonly AcceptRule[] =>
  rules.map(({ guests, longer_than, paid, accepts }) => ({
    guests: guests as RuleGuests,
    longerThan: longer_than ?? null,
    paid,
    accepts,
  }));
const inputOf = (rules: readonly AcceptRule[]) =>
  rules.map(({ guests, longerThan, paid, accepts }) => ({ guests, longer_than: longerThan, paid, accepts }));

/** Whose bookings are accepted automatically: the owner's rules in order, of which the first that matches decides. */
export function AcceptForm({ profile, onDirty }: AcceptProps) {
  const { business } = useDesk();
  const { values: rules, setValues, isDirty, undo, kept } = useDraft(draftOf(profile.accept_rules));
  const { change, busy, errors } = useChange();
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  function save(event: { preventDefault(): void }) {
    event.preventDefault();
    void change({
      api: 'desk_save_accept_rules',
      send: async () =>
        (await run(DeskSaveAcceptRulesDocument, { business: business.id, rules: inputOf(rules) }))
          .desk_save_accept_rules,
      onDone: kept,
    });
  }
  return (
    <Card asChild>
      <form noValidate onSubmit={save} aria-label="Who’s accepted automatically?" className="grid gap-4">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 className="display-22">Who’s accepted automatically?</h2>
            <p className="text-sm text-ink-soft">
              The first rule that matches decides. Drag a rule to another place to change the order.
            </p>
          </div>
          <AddRule rules={rules} onAdd={setValues} />
        </div>
        <RuleList rules={rules} hasCalls={profile.video_vetting} onChange={setValues} />
        {errors.rules && <FieldError>{errors.rules}</FieldError>}
        <Preview rules={rules} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!isDirty} busy={busy !== null}>
            Save
          </Button>
          {isDirty && (
            <Button variant="ghost" onClick={undo}>
              Discard
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Preview({ rules }: { rules: readonly AcceptRule[] }) {
  const { business } = useDesk();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'accept-preview', JSON.stringify(rules)),
    queryFn: async () =>
      (await run(DeskAcceptPreviewDocument, { business: business.id, rules: inputOf(rules) })).desk_accept_preview,
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
          In the last 30 days these rules would have answered{' '}
          <b className="font-semibold">
            {data.accepted} of {count(data.requests, 'booking')}
          </b>{' '}
          for you.
        </span>
      )}
    </p>
  );
}
