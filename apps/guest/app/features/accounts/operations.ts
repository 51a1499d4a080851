import { graphql } from '../../generated/gql.ts';

graphql(`
  mutation LogInWithPassword($username: String!, $password: String!) {
    login(username: $username, password: $password) {
      access_token
      user { id user_type first_name last_name }
    }
  }
`);

graphql(`
  mutation RegisterGuest(
    $first_name: String!
    $last_name: String!
    $mobile: String
    $email: String!
    $password: String!
    $additional_mobile: String
    $client_source: String
    $display_booking: Boolean
    $gender: String
    $dob: Int
    $client_info: String
    $address: String
    $email_notification: Boolean
    $marketing_notification: Boolean
    $language: String
    $hash: String
  ) {
    guestRegister(
      first_name: $first_name
      last_name: $last_name
      mobile: $mobile
      email: $email
      password: $password
      additional_mobile: $additional_mobile
      client_source: $client_source
      display_booking: $display_booking
      gender: $gender
      dob: $dob
      client_info: $client_info
      address: $address
      email_notification: $email_notification
      marketing_notification: $marketing_notification
      language: $language
      hash: $hash
    ) {
      status
      message
    }
  }
`);

graphql(`
  mutation SendLoginCode($email: String!) {
    send_login_code(email: $email) { status message resend_in }
  }
`);

graphql(`
  mutation LogInWithCode($email: String!, $code: String!) {
    login_with_code(email: $email, code: $code) {
      status
      message
      access_token
      user { id user_type first_name last_name }
      sign_up_token
    }
  }
`);

graphql(`
  mutation RegisterWithCode(
    $sign_up_token: String!
    $first_name: String!
    $last_name: String!
    $mobile: String
    $terms: Boolean!
    $language: String
  ) {
    register_with_code(
      sign_up_token: $sign_up_token
      first_name: $first_name
      last_name: $last_name
      mobile: $mobile
      terms: $terms
      language: $language
    ) {
      status
      message
      access_token
      user { id user_type first_name last_name }
    }
  }
`);

graphql(`
  query SocialProviders {
    social_providers { provider label start_url demo }
  }
`);

graphql(`
  mutation LogInSocially($provider: String!, $token: String!) {
    socialLogin(provider: $provider, token: $token) {
      status
      message
      reason
      access_token
      user { id user_type first_name last_name }
    }
  }
`);

graphql(`
  mutation RegisterSocially(
    $first_name: String!
    $last_name: String!
    $mobile: String
    $email: String
    $password: String!
    $provider: String!
    $provider_id: String!
  ) {
    socialRegister(
      first_name: $first_name
      last_name: $last_name
      mobile: $mobile
      email: $email
      password: $password
      provider: $provider
      provider_id: $provider_id
    ) {
      status
      message
    }
  }
`);

graphql(`
  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {
    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {
      status
      message
    }
  }
`);

graphql(`
  mutation ChangeEmail($email: String!, $otp_code: String) {
    updateEmail(email: $email, otp_code: $otp_code) { status message }
  }
`);

graphql(`
  query Profile {
    profileInformation {
      id
      first_name
      last_name
      mobile
      email
      email_verified
      created_at
      photo
      social_login
      connected_logins
      has_password
      identify
      google_calendar
      client_detail {
        id
        additional_mobile
        dob
        gender
        address
        suite
        country
        eir_code
        email_notification
        marketing_notification
      }
    }
  }
`);

graphql(`
  query MailProblem {
    profileInformation { id social_login mail_problem { kind address since } }
  }
`);

graphql(`
  query ClientReport {
    clientReport { total_appt total_voucher total_favourite }
  }
`);

graphql(`
  mutation UpdateProfile(
    $first_name: String
    $last_name: String
    $mobile: String
    $additional_mobile: String
    $gender: String
    $dob: Int
    $address: String
    $suite: String
    $country: String
    $eir_code: String
    $email_notification: Boolean
    $marketing_notification: Boolean
    $photo: String
    $client_source: String
    $display_booking: Boolean
  ) {
    guestProfileUpdate(
      first_name: $first_name
      last_name: $last_name
      mobile: $mobile
      additional_mobile: $additional_mobile
      gender: $gender
      dob: $dob
      address: $address
      suite: $suite
      country: $country
      eir_code: $eir_code
      email_notification: $email_notification
      marketing_notification: $marketing_notification
      photo: $photo
      client_source: $client_source
      display_booking: $display_booking
    ) {
      status
      message
    }
  }
`);

graphql(`
  query ActiveSessions {
    active_sessions { id device address created_at last_used_at current }
  }
`);

graphql(`
  mutation EndSession($id: Int!) {
    end_session(id: $id) { status message }
  }
`);

graphql(`
  mutation LogOutElsewhere($keep_current: Boolean) {
    log_out_everywhere(keep_current: $keep_current) { status message }
  }
`);

graphql(`
  query LeavingQuestion {
    offboarding_question { title description questions { id title } }
  }
`);

graphql(`
  mutation Leave($answer: String!, $email: String!) {
    guestOffBoardingRequest(answer: $answer, email: $email) { status message }
  }
`);

graphql(`
  query DeletionLosses {
    appointments(type: "upcoming", count: 1, page: 1) { counts { upcoming } }
    my_voucher(count: 100, page: 1) { data { mine remaining business_info { country } } }
    my_packages { sessions_left expiry_date }
    my_memberships { status }
  }
`);

graphql(`
  mutation ConfirmEmail($token: String!) {
    confirm_email(token: $token) { status message }
  }
`);

graphql(`
  mutation SendEmailConfirmation {
    send_email_confirmation { status message }
  }
`);
