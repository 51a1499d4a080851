import { useQuery } from '@tanstack/react-query';
import type { PostTown } from '@thyme/domain/payments';
import { PostTownDocument } from '../../../generated/graphql.ts';
import { runAsGuest } from '../../../lib/graphql/run-as-guest.ts';
import { keys, read } from '../../../lib/session/storage.ts';

/** A whole Eircode: a routing key and four more characters. https://www.eircode.ie/what-is-eircode */
const EIRCODE = /^[a-z]\d[\dw]\s?[a-z\d]{4}$/i;

/** The town and county of a typed Eircode; null while it is incomplete or unknown. */
export function usePostTown(countryCode: string, typed: string | undefined): PostTown | null {
  const postcode = typed?.trim() ?? '';
  const { data } = useQuery({
    queryKey: ['post-town', postcode.replace(/\s/g, '').toUpperCase()],
    queryFn: async () =>
      (await runAsGuest(PostTownDocument, { country_code: countryCode, postcode })).post_town ?? null,
    enabled: countryCode === 'IE' && EIRCODE.test(postcode) && read(keys.guestToken) !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return countryCode === 'IE' ? (data ?? null) : null;
}
