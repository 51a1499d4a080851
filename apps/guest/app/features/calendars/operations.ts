import { graphql } from '../../generated/gql.ts';

export const disconnectCalendar = graphql(`
  mutation DisconnectCalendar {
    disconnectGoogleAccount { status message }
  }
`);

export const calendarFeed = graphql(`
  query CalendarFeed {
    calendar_feed { url webcal_url }
  }
`);

export const renewCalendarFeed = graphql(`
  mutation RenewCalendarFeed {
    renew_calendar_feed { url webcal_url }
  }
`);
