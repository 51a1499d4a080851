import { Badge, Button, type Column, SessionDots, Table } from '@thyme/ui';
import { useMoney } from '../../lib/use-money.ts';
import type { DeskMember } from './operations.ts';
import { stateOf } from './words.ts';

/** The members, with status and next event. */
export function MembersTable({
  members,
  onChange,
}: {
  members: readonly DeskMember[];
  onChange: (member: DeskMember) => void;
}) {
  const money = useMoney();
  const columns: Column<DeskMember>[] = [
    {
      key: 'guest',
      title: 'Member',
      rowHeading: true,
      cell: ({ guest_name, offer_name, price }) => (
        <>
          <b className="block font-semibold">{guest_name}</b>
          <span className="text-sm font-normal text-ink-soft">
            {offer_name}, {money(price)}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      title: 'State',
      cell: (member) => {
        const { tone, word, next } = stateOf(member);
        return (
          <>
            <Badge tone={tone}>{word}</Badge>
            {next !== '' && <span className="block text-sm text-ink-soft">{next}</span>}
            {member.reason !== '' && <span className="block text-sm text-ink-soft">“{member.reason}”</span>}
          </>
        );
      },
    },
    {
      key: 'left',
      title: 'Sessions left',
      cell: ({ sessions, sessions_left, status }) =>
        status === 'invited' || status === 'ended' ? null : (
          <SessionDots
            className="max-w-50 text-thyme-700"
            left={sessions_left}
            total={Math.max(sessions, sessions_left)}
            label={`${sessions_left} left`}
          />
        ),
    },
    {
      key: 'change',
      title: <span className="sr-only">Change</span>,
      cell: (member) =>
        member.status !== 'ended' &&
        member.status !== 'invited' && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Change ${member.guest_name}’s ${member.offer_name}`}
            onClick={() => onChange(member)}
          >
            Change
          </Button>
        ),
    },
  ];
  return <Table caption="Members" hideCaption columns={columns} rows={members} rowKey={({ id }) => id} />;
}
