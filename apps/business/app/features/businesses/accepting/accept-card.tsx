import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AcceptRule } from '@thyme/domain/bookings';
import { midSentence } from '@thyme/domain/text';
import { count } from '@thyme/site/format.ts';
import { Card, FieldError } from '@thyme/ui';
import { Sparkles } from 'lucide-react';
import { DeskAcceptPreviewDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { deskKey } from '../../../lib/use-act.ts';
import { AddRule } from './add-rule.tsx';
import { RuleList } from './rule-list.tsx';
import { IN_FULL_WORDS } from './rule-words.ts';
import { inputOf, type useAcceptRules } from './use-accept-rules.ts';

interface AcceptProps {
  draft: ReturnType<typeof useAcceptRules>;
  /** New guests have a video call first. */
  hasCalls: boolean;
}

/** Whose bookings are accepted automatically: the owner's rules in order, of which the first that matches decides. */
export function AcceptCard({ draft: { rules, setRules, problem }, hasCalls }: AcceptProps) {
  const preview = usePreview(rules);
  return (
    <Card asChild>
      <section aria-labelledby="accepting" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 id="accepting" className="display-22">
              Who’s accepted automatically?
            </h2>
            <p className="text-sm text-ink-soft">
              The first rule that matches decides.
              <span className="max-md:hidden"> Drag a rule to another place to change the order.</span>
            </p>
          </div>
          <AddRule rules={rules} onAdd={setRules} />
        </div>
        <RuleList rules={rules} hasCalls={hasCalls} missed={preview?.missed_guests} onChange={setRules} />
        {rules.some(({ inFull }) => inFull) && (
          <p className="text-sm text-ink-soft">
            <b className="font-semibold text-honey-900">Pays in full first:</b> {midSentence(IN_FULL_WORDS)}
          </p>
        )}
        {problem && <FieldError>{problem}</FieldError>}
        {preview && <Preview {...preview} />}
      </section>
    </Card>
  );
}

function usePreview(rules: readonly AcceptRule[]) {
  const { business } = useDesk();
  return useQuery({
    queryKey: deskKey(business.id, 'accept-preview', JSON.stringify(rules)),
    queryFn: async () =>
      (await run(DeskAcceptPreviewDocument, { business: business.id, rules: inputOf(rules) })).desk_accept_preview,
    placeholderData: keepPreviousData,
  }).data;
}

function Preview({ requests, accepted }: { requests: number; accepted: number }) {
  return (
    <p role="status" className="flex items-center gap-3 rounded-sm bg-thyme-100 px-4 py-3 text-sm text-thyme-900">
      <Sparkles aria-hidden="true" className="size-4.5 flex-none" />
      {requests === 0 ? (
        <span>Nobody has booked online in the last 30 days yet.</span>
      ) : (
        <span>
          In the last 30 days these rules would have answered{' '}
          <b className="font-semibold">
            {accepted} of {count(requests, 'booking')}
          </b>{' '}
          for you.
        </span>
      )}
    </p>
  );
}
