import { graphql } from '../../generated/gql.ts';
import type { DeskCalendarsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskCalendars($business: Int!) {
    desk_calendars(business_id: $business) {
      guest_names
      google_offered
      feeds { person_id name portrait { image } url webcal_url }
      sources { id person_id person kind name account enabled writes_out checked_at was_read problem }
      conflicts { appt_id person calendar guest_name services starts busy_from busy_to }
    }
  }
`);

graphql(`
  mutation DeskAddCalendar($business: Int!, $person: Int!, $kind: String!, $name: String, $address: String!, $user: String, $password: String, $out: Boolean) {
    desk_add_calendar(business_id: $business, person_id: $person, kind: $kind, name: $name, address: $address, user_name: $user, password: $password, writes_out: $out) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskStartGoogle($business: Int!, $person: Int!) {
    desk_start_google(business_id: $business, person_id: $person)
  }
`);

graphql(`
  mutation DeskSwitchCalendar($business: Int!, $id: Int!, $enabled: Boolean!) {
    desk_switch_calendar(business_id: $business, id: $id, enabled: $enabled) { ...Changed }
  }
`);

graphql(`
  mutation DeskCheckCalendar($business: Int!, $id: Int!) {
    desk_check_calendar(business_id: $business, id: $id) { ...Changed }
  }
`);

graphql(`
  mutation DeskRemoveCalendar($business: Int!, $id: Int!) {
    desk_remove_calendar(business_id: $business, id: $id) { ...Changed }
  }
`);

graphql(`
  mutation DeskMakeCalendarLink($business: Int!, $person: Int) {
    desk_make_calendar_link(business_id: $business, person_id: $person) { ...Changed }
  }
`);

graphql(`
  mutation DeskResetCalendarLinks($business: Int!) {
    desk_reset_calendar_links(business_id: $business) { ...Changed }
  }
`);

graphql(`
  mutation DeskSaveCalendarNames($business: Int!, $names: String!) {
    desk_save_calendar_names(business_id: $business, guest_names: $names) { ...Changed }
  }
`);

export type Calendars = DeskCalendarsQuery['desk_calendars'];
export type CalendarSource = Calendars['sources'][number];
export type CalendarFeed = Calendars['feeds'][number];
export type BusyConflict = Calendars['conflicts'][number];
