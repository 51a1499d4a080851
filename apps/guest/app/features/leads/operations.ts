import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation SubmitQuery(
    $name: String!
    $email: String!
    $phone: String!
    $description: String
    $query_type: String!
    $referral_code: String
  ) {
    submit_query(
      name: $name
      email: $email
      phone: $phone
      description: $description
      query_type: $query_type
      referral_code: $referral_code
    ) {
      status
      message
    }
  }
`);

graphql(`
  query ContactDetails {
    profileInformation { first_name last_name email mobile }
  }
`);

graphql(`
  mutation SubmitForm(
    $form: HostedForm!
    $name: String!
    $email: String!
    $phone: String
    $description: String
    $preferred_time: String
    $referral_code: String
  ) {
    submit_form(
      form: $form
      name: $name
      email: $email
      phone: $phone
      description: $description
      preferred_time: $preferred_time
      referral_code: $referral_code
    ) {
      status
      message
    }
  }
`);

graphql(`
  mutation CampaignTraffic($referral_code: String!, $page: String!) {
    campaignTraffic(referral_code: $referral_code, page: $page) { status }
  }
`);

graphql(`
  mutation UnsubscribeAddress($email: String!) {
    unsubscribe(email: $email) { status message }
  }
`);
