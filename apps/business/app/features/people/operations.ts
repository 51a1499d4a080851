import { graphql } from '../../generated/gql.ts';
import type {
  DeskAbsencesQuery,
  DeskCommissionQuery,
  DeskPeopleQuery,
  DeskRotaQuery,
  DeskSwapsQuery,
} from '../../generated/graphql.ts';

graphql(`
  query DeskPeople($business: Int!) {
    desk_people(business_id: $business) {
      id
      chair
      name
      slug
      title
      bio
      languages
      active
      staff_id
      role
      portrait { id image alt width height tint drawn }
      gallery { id image alt width height tint }
    }
  }
`);

graphql(`
  query DeskLogins($business: Int!) {
    desk_team(business_id: $business) {
      members { user_id first_name last_name email role calendar sees_money }
    }
  }
`);

graphql(`
  query DeskFirstFree($business: Int!) {
    team_first_free(business_id: $business) {
      person_id
      first_free { s_time }
    }
  }
`);

graphql(`
  query DeskPeopleLoad($business: Int!, $from: String!, $to: String!) {
    desk_people_load(business_id: $business, from: $from, to: $to) { chair_id minutes fill }
  }
`);

graphql(`
  query DeskMonthByPerson($business: Int!, $from: String!, $to: String!) {
    desk_reports(business_id: $business, from: $from, to: $to, keys: ["person", "hours"]) {
      key
      rows { chair_id values }
    }
  }
`);

graphql(`
  mutation DeskSavePerson(
    $business: Int!
    $id: Int
    $name: String!
    $title: String
    $bio: String
    $languages: [String!]
    $staff_id: Int
  ) {
    desk_save_person(
      business_id: $business
      id: $id
      name: $name
      title: $title
      bio: $bio
      languages: $languages
      staff_id: $staff_id
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRemovePersonPicture($business: Int!, $person: Int!, $id: Int!) {
    desk_remove_person_picture(business_id: $business, person_id: $person, id: $id) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetBookable($business: Int!, $id: Int!, $active: Boolean!, $decisions: [DeskDecisionInput!]) {
    desk_set_chair_active(business_id: $business, id: $id, active: $active, decisions: $decisions) {
      ...Changed
    }
  }
`);

export type Person = DeskPeopleQuery['desk_people'][number];

graphql(`
  query DeskAbsences($business: Int!) {
    desk_absences(business_id: $business) { id person_id name from to kind note status }
  }
`);

graphql(`
  mutation DeskAddAbsence(
    $business: Int!
    $person: Int
    $from: String!
    $to: String!
    $kind: String!
    $note: String
    $decisions: [DeskDecisionInput!]
  ) {
    desk_add_absence(
      business_id: $business
      person_id: $person
      from: $from
      to: $to
      kind: $kind
      note: $note
      decisions: $decisions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskAnswerAbsence($business: Int!, $id: Int!, $approve: Boolean!, $decisions: [DeskDecisionInput!]) {
    desk_answer_absence(business_id: $business, id: $id, approve: $approve, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskEndAbsence($business: Int!, $id: Int!) {
    desk_end_absence(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

export type Absence = DeskAbsencesQuery['desk_absences'][number];

graphql(`
  query DeskRota($business: Int!) {
    desk_shop(business_id: $business) {
      hours { chair_id weekday from to week date }
      closed_days { date reason }
    }
  }
`);

graphql(`
  mutation DeskSaveRota($business: Int!, $chair: Int!, $hours: [DeskHoursInput!]!, $decisions: [DeskDecisionInput!]) {
    desk_save_hours(business_id: $business, chair_id: $chair, hours: $hours, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSaveDateHours(
    $business: Int!
    $person: Int!
    $date: String!
    $hours: [DeskSpanInput!]
    $decisions: [DeskDecisionInput!]
  ) {
    desk_save_date_hours(
      business_id: $business
      person_id: $person
      date: $date
      hours: $hours
      decisions: $decisions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  query DeskSwaps($business: Int!) {
    desk_swaps(business_id: $business) {
      id
      person_id
      name
      date
      other_id
      other_name
      other_date
      note
      status
      may_answer
      may_withdraw
    }
  }
`);

graphql(`
  mutation DeskAskSwap(
    $business: Int!
    $person: Int
    $date: String!
    $other: Int!
    $other_date: String
    $note: String
    $decisions: [DeskDecisionInput!]
  ) {
    desk_ask_swap(
      business_id: $business
      person_id: $person
      date: $date
      other_id: $other
      other_date: $other_date
      note: $note
      decisions: $decisions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskAnswerSwap($business: Int!, $id: Int!, $agree: Boolean!, $decisions: [DeskDecisionInput!]) {
    desk_answer_swap(business_id: $business, id: $id, agree: $agree, decisions: $decisions) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskWithdrawSwap($business: Int!, $id: Int!) {
    desk_withdraw_swap(business_id: $business, id: $id) {
      ...Changed
    }
  }
`);

graphql(`
  query DeskCommission($business: Int!, $person: Int!, $from: String!, $to: String!) {
    desk_commission(business_id: $business, person_id: $person, from: $from, to: $to) {
      service_percent
      product_percent
      tip_percent
      services { service_id name percent }
      lines { kind percent base commission }
      total
    }
  }
`);

graphql(`
  query DeskServiceNames($business: Int!) {
    desk_menu(business_id: $business) {
      services { id name }
    }
  }
`);

graphql(`
  mutation DeskSaveCommission($business: Int!, $person: Int!, $kind: String!, $service: Int, $percent: Float) {
    desk_save_commission(
      business_id: $business
      person_id: $person
      kind: $kind
      service_id: $service
      percent: $percent
    ) {
      ...Changed
    }
  }
`);

export type Commission = DeskCommissionQuery['desk_commission'];
export type Swap = DeskSwapsQuery['desk_swaps'][number];

export interface Rota {
  shop: DeskRotaQuery['desk_shop'];
  absences: readonly Pick<Absence, 'person_id' | 'from' | 'to' | 'kind' | 'status'>[];
}
