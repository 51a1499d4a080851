import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { Button, Card, EmptyState, KettleDrawing, Select } from '@thyme/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeskAuditLogDocument, DeskTeamDocument } from '../../generated/graphql.ts';
import { Waiting } from '../../lib/changes/owner-only.tsx';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { DateField } from '../../lib/time/date-field.tsx';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';
import { actionWords, factsOf, placeOf, SUBJECTS } from './audit-words.ts';
import type { AuditEntry } from './operations.ts';

/** The audit log, filtered by person, subject and date. */
export function HistoryPage() {
  const { business } = useDesk();
  const [filter, setFilter] = useState({ actor: '', subject: '', from: '', to: '' });
  const set = (values: Partial<typeof filter>) => setFilter((before) => ({ ...before, ...values }));
  const team = useQuery({
    queryKey: deskKey(business.id, 'team'),
    queryFn: async () => (await run(DeskTeamDocument, { business: business.id })).desk_team,
  });
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: deskKey(business.id, 'trail', filter),
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam }) => {
      const asked = {
        actor: filter.actor === '' ? null : Number(filter.actor),
        subject: filter.subject || null,
        from: filter.from || null,
        to: filter.to || null,
        before: pageParam,
      };
      return (await run(DeskAuditLogDocument, { business: business.id, ...asked })).desk_audit_log;
    },
    getNextPageParam: ({ has_more, entries }) => (has_more ? (entries.at(-1)?.id ?? null) : null),
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <form
        aria-label="Filter"
        className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <Select label="Who" value={filter.actor} onChange={(event) => set({ actor: event.currentTarget.value })}>
          <option value="">Everyone</option>
          {team.data?.members.map(({ user_id, first_name, last_name }) => (
            <option key={user_id} value={user_id}>
              {first_name} {last_name}
            </option>
          ))}
        </Select>
        <Select label="What" value={filter.subject} onChange={(event) => set({ subject: event.currentTarget.value })}>
          <option value="">Everything</option>
          {Object.entries(SUBJECTS).map(([subject, words]) => (
            <option key={subject} value={subject}>
              {words}
            </option>
          ))}
        </Select>
        <DateField label="From" value={filter.from} onDate={(from) => set({ from })} />
        <DateField label="To" value={filter.to} onDate={(to) => set({ to })} />
      </form>
      {!data && <Waiting isError={isError} retry={() => void refetch()} />}
      {data && entries.length === 0 && (
        <EmptyState level={2} picture={<KettleDrawing />} title="Nothing here">
          There are no changes like that yet.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <Card padding="none" asChild>
          <ol>
            {entries.map((entry) => (
              <li key={entry.id} className="border-t border-line px-5 py-3.5 first:border-t-0">
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </Card>
      )}
      {hasNextPage && (
        <Button className="mt-5" variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const facts = factsOf(entry, useMoney());
  const place = placeOf(entry);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <b className="font-semibold">{entry.actor ?? 'Someone'}</b>{' '}
          {place ? (
            <Link to={place} className="text-ink">
              {actionWords(entry.action)}
            </Link>
          ) : (
            actionWords(entry.action)
          )}
        </span>
        <time className="text-sm text-ink-soft">{formatDayTime(entry.at)}</time>
      </p>
      {facts.length > 0 && (
        <details className="text-sm">
          <summary className="inline-block min-h-6 cursor-pointer text-thyme-700">What changed</summary>
          <dl className="mt-1 grid gap-x-4 gap-y-1 md:grid-cols-[10rem_1fr]">
            {facts.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
