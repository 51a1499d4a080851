import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation DisconnectCalendar {
    disconnectGoogleAccount { status message }
  }
`);

graphql(`
  query CalendarFeed {
    calendar_feed { url webcal_url }
  }
`);

graphql(`
  mutation RenewCalendarFeed {
    renew_calendar_feed { url webcal_url }
  }
`);
