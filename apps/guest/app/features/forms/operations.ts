import { graphql } from '../../generated/gql.ts';
import type { AppointmentFormsQuery, BookingFormsQuery, LinkedFormsQuery } from '../../generated/graphql.ts';

graphql(`
  query BookingForms($business_id: Int!, $service_pricing_ids: [Int!]!) {
    booking_forms(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {
      id version title intro may_wait
      questions { id kind label required options }
    }
  }
`);

graphql(`
  query AppointmentForms($appt_id: Int!) {
    appointment_forms(appt_id: $appt_id) {
      id version title intro is_due signed_name signed_at
      questions { id kind label required options }
      answers { question answer }
    }
  }
`);

graphql(`
  mutation AnswerForm($appt_id: Int!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
    answer_form(appt_id: $appt_id, form_id: $form_id, version: $version, answers: $answers) { status message }
  }
`);

graphql(`
  query LinkedForms($token: String!) {
    linked_forms(token: $token) {
      shop slug first_name starts zone_label
      forms {
        id version title intro
        questions { id kind label required options }
      }
    }
  }
`);

graphql(`
  mutation AnswerLinkedForm($token: String!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {
    answer_linked_form(token: $token, form_id: $form_id, version: $version, answers: $answers) { status message }
  }
`);

export type BookingForm = BookingFormsQuery['booking_forms'][number];
export type AppointmentForm = AppointmentFormsQuery['appointment_forms'][number];
export type LinkedForm = NonNullable<LinkedFormsQuery['linked_forms']>['forms'][number];
