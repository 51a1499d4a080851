import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { datesIn, type LocalDate } from '@thyme/domain/time';
import { useEffect } from 'react';
import { DeskCalendarDocument } from '../../../generated/graphql.ts';
import { useDesk } from '../../../lib/desk.ts';
import { run } from '../../../lib/graphql/client.ts';
import { lookAgain } from '../../../lib/look-again.ts';
import { listen } from '../../../lib/realtime.ts';
import { deskKey } from '../../../lib/use-act.ts';

export interface Days {
  from: LocalDate;
  to: LocalDate;
}

/** The entries of a range of days, refetched whenever availability on them changes. */
export function useCalendar({ from, to }: Days) {
  const { business } = useDesk();
  const client = useQueryClient();
  useEffect(() => {
    const look = () => {
      lookAgain(client, deskKey(business.id, 'calendar'), 'first');
      lookAgain(client, deskKey(business.id, 'load'));
    };
    const lines = datesIn({ from, to }).map((date) =>
      listen({ channel: `shop-day.${business.id}.${date}`, event: 'shop-day', onEvent: look, missed: look }),
    );
    return () => {
      for (const stop of lines) stop();
    };
  }, [client, business.id, from, to]);
  return useQuery({
    queryKey: deskKey(business.id, 'calendar', from, to),
    queryFn: async () => (await run(DeskCalendarDocument, { business: business.id, from, to })).desk_calendar,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  });
}
