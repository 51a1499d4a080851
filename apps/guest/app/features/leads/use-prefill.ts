import { GraphQLFailure } from '@thyme/site/graphql/failure.ts';
import { useEffect, useRef } from 'react';
import { ContactDetailsDocument } from '../../generated/graphql.ts';
import { run } from '../../lib/graphql/client.ts';
import { keys, read } from '../../lib/session/storage.ts';

export interface Contact {
  name: string;
  email: string;
  mobile: string;
}

/** The logged-in guest, for a form to fill in. An expired login does not concern this form and stays silent. */
export function usePrefill(fill: (contact: Contact) => void): void {
  const filling = useRef(fill);
  filling.current = fill;
  useEffect(() => {
    if (!read(keys.guestToken)) return;
    let gone = false;
    run(ContactDetailsDocument, {}, { silent: true })
      .then(({ profileInformation: guest }) => {
        if (gone) return;
        filling.current({
          name: `${guest.first_name} ${guest.last_name}`.trim(),
          email: guest.email ?? '',
          mobile: guest.mobile ?? '',
        });
      })
      .catch((error: unknown) => {
        if (error instanceof GraphQLFailure && error.isUnauthenticated) return;
        console.warn('The form could not be filled in.', error);
      });
    return () => {
      gone = true;
    };
  }, []);
}
