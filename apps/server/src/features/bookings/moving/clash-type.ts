import type { Clash } from '@thyme/domain/bookings';
import { builder } from '../../../graphql/builder.ts';

export const DeskClash = builder.objectRef<Clash>('DeskClash').implement({
  description: 'A warning about a time. Send its key in `anyway` to go ahead anyway.',
  fields: (t) => ({
    key: t.exposeString('key'),
    words: t.exposeString('words', { description: 'One sentence, such as "Overlaps Bea Tighe 2:00–3:00 pm."' }),
  }),
});
