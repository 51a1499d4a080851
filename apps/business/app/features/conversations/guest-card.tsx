import { useQuery } from '@tanstack/react-query';
import { formatDayTime } from '@thyme/domain/time';
import { count } from '@thyme/site/format.ts';
import { Avatar, Button, Card, Note } from '@thyme/ui';
import { Lock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { DeskConversationGuestDocument } from '../../generated/graphql.ts';
import { useDesk } from '../../lib/desk.ts';
import { run } from '../../lib/graphql/client.ts';
import { useShopNow } from '../../lib/time/use-shop-now.ts';
import { deskKey } from '../../lib/use-act.ts';
import { useMoney } from '../../lib/use-money.ts';

const COMING = ['New', 'Reschedule', 'Accept'];

/** Guest details beside the conversation. They are optional, so a failure shows nothing. */
export function GuestCard({ guest, name }: { guest: number; name: string }) {
  const { business } = useDesk();
  const { wall } = useShopNow();
  const money = useMoney();
  const { data } = useQuery({
    queryKey: deskKey(business.id, 'messages', 'guest', guest),
    queryFn: async () => (await run(DeskConversationGuestDocument, { business: business.id, guest })).desk_guest,
  });
  if (!data) return null;
  const next = data.appointments
    .filter(({ status, starts }) => COMING.includes(status) && starts >= wall)
    .sort((a, b) => a.starts - b.starts)[0];
  return (
    <Card asChild>
      <aside aria-label={`About ${name}`}>
        <div className="flex items-center gap-3">
          <Avatar name={name} size={48} />
          <p className="min-w-0 leading-snug">
            <b className="block font-display text-lg">{name}</b>
            <span className="text-sm text-ink-soft">{count(data.came, 'appointment')}</span>
          </p>
        </div>
        <dl className="mt-4 grid gap-2">
          <div className="flex justify-between gap-3">
            <dt className="text-ink-soft">Next</dt>
            <dd className="text-right font-semibold figures">{next ? formatDayTime(next.starts) : 'Nothing booked'}</dd>
          </div>
          <div className="flex justify-between gap-3">
            <dt className="text-ink-soft">Spent</dt>
            <dd className="font-semibold figures">{money(data.spent)}</dd>
          </div>
        </dl>
        {data.allergies && (
          <Note tone="danger" className="mt-4" icon={<TriangleAlert aria-hidden="true" />}>
            {data.allergies}
          </Note>
        )}
        {data.note && (
          <Note className="mt-4" icon={<Lock aria-hidden="true" />}>
            {data.note}
          </Note>
        )}
        <Button variant="secondary" size="sm" asChild className="mt-4">
          <Link to={`/guests/${guest}`}>Open the guest</Link>
        </Button>
      </aside>
    </Card>
  );
}
