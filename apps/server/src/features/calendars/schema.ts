import { Acknowledgement } from '../../graphql/acknowledgement.ts';
import { builder } from '../../graphql/builder.ts';
import { Appointment } from '../bookings/appointments/appointment-type.ts';
import { calendarFilePath } from '../bookings/index.ts';
import { disconnect } from './connect.ts';
import { type Feed, readFeed, renewFeed } from './feed.ts';

const CalendarFeed = builder.objectRef<Feed>('CalendarFeed').implement({
  description: 'A private address: anyone who has it can see the appointments.',
  fields: (t) => ({
    url: t.exposeString('url'),
    webcal_url: t.exposeString('webcalUrl', { description: 'Opens a calendar app.' }),
  }),
});

builder.queryFields((t) => ({
  calendar_feed: t.field({
    type: CalendarFeed,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => readFeed(services, (await requireViewer()).id),
  }),
  calendar_offered: t.boolean({
    description: 'Whether Google Calendar can be connected.',
    resolve: (_root, _args, { services }) => services.calendar !== null,
  }),
}));

builder.mutationFields((t) => ({
  renew_calendar_feed: t.field({
    type: CalendarFeed,
    description: 'The previous address stops working.',
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => renewFeed(services, (await requireViewer()).id),
  }),
  disconnectGoogleAccount: t.field({
    type: Acknowledgement,
    authScopes: { guest: true },
    resolve: async (_root, _args, { services, requireViewer }) => disconnect(services, (await requireViewer()).id),
  }),
}));

builder.objectField(Appointment, 'calendar_file', (t) =>
  t.string({
    description: 'A path to its .ics file that works without a login.',
    resolve: ({ appointment }, _args, { services }) =>
      calendarFilePath(services, { businessId: appointment.businessId, appointmentId: appointment.id }),
  }),
);
