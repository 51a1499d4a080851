import { graphql } from '../../generated/gql.ts';
import type { DeskFormsQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskForms($business: Int!) {
    desk_forms(business_id: $business) {
      id title intro timing frequency version active answered service_ids
      questions { id kind label required options }
    }
    desk_patch_tests(business_id: $business) {
      service_id service test_service_id test hours_before valid_days
    }
    desk_menu(business_id: $business) {
      id name
      services { id name active kind }
    }
  }
`);

graphql(`
  mutation DeskSaveForm(
    $business: Int!
    $id: Int
    $title: String!
    $intro: String
    $timing: String!
    $frequency: String!
    $services: [Int!]!
    $questions: [DeskQuestionInput!]!
  ) {
    desk_save_form(
      business_id: $business
      id: $id
      title: $title
      intro: $intro
      timing: $timing
      frequency: $frequency
      service_ids: $services
      questions: $questions
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSetFormActive($business: Int!, $id: Int!, $active: Boolean!) {
    desk_set_form_active(business_id: $business, id: $id, active: $active) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskSavePatchTest($business: Int!, $service: Int!, $test: Int!, $hours: Int!, $days: Int!) {
    desk_save_patch_test(
      business_id: $business
      service_id: $service
      test_service_id: $test
      hours_before: $hours
      valid_days: $days
    ) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRemovePatchTest($business: Int!, $service: Int!) {
    desk_remove_patch_test(business_id: $business, service_id: $service) {
      ...Changed
    }
  }
`);

export type DeskForm = DeskFormsQuery['desk_forms'][number];
export type PatchTest = DeskFormsQuery['desk_patch_tests'][number];
export type MenuCategory = DeskFormsQuery['desk_menu'][number];
