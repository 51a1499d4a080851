/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type LogInWithPasswordMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type LogInWithPasswordMutation = { login: { access_token: string, user: { id: number, user_type: number, first_name: string, last_name: string } } };

export type RegisterGuestMutationVariables = Exact<{
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email: string;
  password: string;
  additional_mobile?: string | null | undefined;
  client_source?: string | null | undefined;
  display_booking?: boolean | null | undefined;
  gender?: string | null | undefined;
  dob?: number | null | undefined;
  client_info?: string | null | undefined;
  address?: string | null | undefined;
  email_notification?: boolean | null | undefined;
  marketing_notification?: boolean | null | undefined;
  language?: string | null | undefined;
  hash?: string | null | undefined;
}>;


export type RegisterGuestMutation = { guestRegister: { status: number, message: string } };

export type SocialProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SocialProvidersQuery = { social_providers: Array<{ provider: string, label: string, start_url: string, demo: boolean }> };

export type LogInSociallyMutationVariables = Exact<{
  provider: string;
  token: string;
}>;


export type LogInSociallyMutation = { socialLogin: { status: number, message: string, reason: string | null, access_token: string | null, user: { id: number, user_type: number, first_name: string, last_name: string } | null } };

export type RegisterSociallyMutationVariables = Exact<{
  first_name: string;
  last_name: string;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  password: string;
  provider: string;
  provider_id: string;
}>;


export type RegisterSociallyMutation = { socialRegister: { status: number, message: string } };

export type AskForResetMutationVariables = Exact<{
  email: string;
}>;


export type AskForResetMutation = { forgotPassword: { status: number, message: string } };

export type SetNewPasswordMutationVariables = Exact<{
  token: string;
  email: string;
  password: string;
  password_confirmation: string;
}>;


export type SetNewPasswordMutation = { resetPassword: { status: number, message: string } };

export type ChangePasswordMutationVariables = Exact<{
  old_password: string;
  password: string;
  password_confirmation: string;
}>;


export type ChangePasswordMutation = { updatePassword: { status: number, message: string } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  otp_code?: string | null | undefined;
}>;


export type ChangeEmailMutation = { updateEmail: { status: number, message: string } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profileInformation: { id: number, first_name: string, last_name: string, mobile: string | null, email: string | null, photo: string | null, social_login: string | null, client_detail: { id: number, additional_mobile: string | null, dob: number | null, gender: string | null, address: string | null, suite: string | null, country: string | null, eir_code: string | null } | null } };

export type ActiveSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveSessionsQuery = { active_sessions: Array<{ id: number, device: string, address: string, created_at: number, last_used_at: number, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutation = { end_session: { status: number, message: string } };

export type LogOutElsewhereMutationVariables = Exact<{
  keep_current?: boolean | null | undefined;
}>;


export type LogOutElsewhereMutation = { log_out_everywhere: { status: number, message: string } };

export type LeavingQuestionQueryVariables = Exact<{ [key: string]: never; }>;


export type LeavingQuestionQuery = { offboarding_question: { title: string, description: string, questions: Array<{ id: number, title: string }> } | null };

export type LeaveMutationVariables = Exact<{
  answer: string;
  email: string;
}>;


export type LeaveMutation = { guestOffBoardingRequest: { status: number, message: string } };

export type ShopBusinessQueryVariables = Exact<{
  slug: string;
}>;


export type ShopBusinessQuery = { business: { id: number, slug: string, name: string, country: string, currency: string, location: string, area: string, eir_code: string | null, lat: number | null, lng: number | null, zone: string, zone_label: string, rating: number, number_of_ratings: number, about: string, description: string, website: string | null, phone: string | null, video_vetting: boolean, consultation_minutes: number, consultation_price: number, upfront_amount: number, close_date: Array<string>, trade: { slug: string, name: string } | null, cancellation: Array<{ value: number }>, work_hours: Array<{ weekday: string, s_time: number, e_time: number }>, social_links: { facebook: string | null, instagram: string | null, linkedin: string | null, tiktok: string | null }, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null, slider: Array<{ image: string, alt: string, width: number, height: number, tint: string }> } | null };

export type ShopOffersQueryVariables = Exact<{
  business_id: number;
}>;


export type ShopOffersQuery = { service_categories: Array<{ id: number, name: string, services: Array<{ id: number, service_id: number, service_name: string, description: string, price: number, special_price: number, duration: number, special_deposit: number | null, is_group: boolean, service_group: { is_course: boolean, group_type: string, occurrences: number, frequency: string | null, enroll_date: string | null, seats: number, service_schedules: Array<{ date_time: number, seats_left: number }> } | null }> }>, business_vouchers: Array<{ id: number, name: string, title: string, note: string, color: string, retail: number, value: number, valid_for: number, limit_number_of_sales: number, total_sale: number, services_included: Array<{ label: string }> }>, business_reviews: { total: number, rating_distribution: Array<{ rating_level: number, number_of_rating: number }>, reviews: Array<{ id: number, rating: number, comment: string, created_at: number, user_info: { first_name: string, last_name: string } }> } };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { sliders: Array<{ id: number, title: string, sub_title: string, short_description: string, youtube_url: string | null, image_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, trades: Array<{ slug: string, name: string, number_of_businesses: number }>, featured_businesses: Array<{ id: number, slug: string, name: string, country: string, area: string, rating: number, number_of_ratings: number, from_price: number | null, trade: { name: string } | null, thumbnail_picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, page_videos: { video_code: string, title: string } | null, partner_features: Array<{ id: number, slug: string, title: string, summary: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, opinions: Array<{ id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }>, customers: Array<{ id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null }> };

export type OpinionFragment = { id: number, name: string, position: string, company: string, description: string, photo_alt_text: string, picture: { image: string, alt: string, width: number, height: number, tint: string } | null };

export type SystemLogMutationVariables = Exact<{
  api?: string | null | undefined;
  type?: string | null | undefined;
  user?: string | null | undefined;
  body?: string | null | undefined;
  response?: string | null | undefined;
  exception?: string | null | undefined;
  source?: string | null | undefined;
  version?: string | null | undefined;
  priority?: string | null | undefined;
  device?: string | null | undefined;
}>;


export type SystemLogMutation = { system_log: { status: number } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logout: { status: number } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { profileInformation: { id: number, first_name: string, last_name: string, photo: string | null, social_login: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OpinionFragmentDoc = new TypedDocumentString(`
    fragment Opinion on Opinion {
  id
  name
  position
  company
  description
  photo_alt_text
  picture {
    image
    alt
    width
    height
    tint
  }
}
    `, {"fragmentName":"Opinion"}) as unknown as TypedDocumentString<OpinionFragment, unknown>;
export const LogInWithPasswordDocument = new TypedDocumentString(`
    mutation LogInWithPassword($username: String!, $password: String!) {
  login(username: $username, password: $password) {
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInWithPasswordMutation, LogInWithPasswordMutationVariables>;
export const RegisterGuestDocument = new TypedDocumentString(`
    mutation RegisterGuest($first_name: String!, $last_name: String!, $mobile: String, $email: String!, $password: String!, $additional_mobile: String, $client_source: String, $display_booking: Boolean, $gender: String, $dob: Int, $client_info: String, $address: String, $email_notification: Boolean, $marketing_notification: Boolean, $language: String, $hash: String) {
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
    `) as unknown as TypedDocumentString<RegisterGuestMutation, RegisterGuestMutationVariables>;
export const SocialProvidersDocument = new TypedDocumentString(`
    query SocialProviders {
  social_providers {
    provider
    label
    start_url
    demo
  }
}
    `) as unknown as TypedDocumentString<SocialProvidersQuery, SocialProvidersQueryVariables>;
export const LogInSociallyDocument = new TypedDocumentString(`
    mutation LogInSocially($provider: String!, $token: String!) {
  socialLogin(provider: $provider, token: $token) {
    status
    message
    reason
    access_token
    user {
      id
      user_type
      first_name
      last_name
    }
  }
}
    `) as unknown as TypedDocumentString<LogInSociallyMutation, LogInSociallyMutationVariables>;
export const RegisterSociallyDocument = new TypedDocumentString(`
    mutation RegisterSocially($first_name: String!, $last_name: String!, $mobile: String, $email: String, $password: String!, $provider: String!, $provider_id: String!) {
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
    `) as unknown as TypedDocumentString<RegisterSociallyMutation, RegisterSociallyMutationVariables>;
export const AskForResetDocument = new TypedDocumentString(`
    mutation AskForReset($email: String!) {
  forgotPassword(email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<AskForResetMutation, AskForResetMutationVariables>;
export const SetNewPasswordDocument = new TypedDocumentString(`
    mutation SetNewPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {
  resetPassword(
    token: $token
    email: $email
    password: $password
    password_confirmation: $password_confirmation
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<SetNewPasswordMutation, SetNewPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {
  updatePassword(
    old_password: $old_password
    password: $password
    password_confirmation: $password_confirmation
  ) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = new TypedDocumentString(`
    mutation ChangeEmail($email: String!, $otp_code: String) {
  updateEmail(email: $email, otp_code: $otp_code) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  profileInformation {
    id
    first_name
    last_name
    mobile
    email
    photo
    social_login
    client_detail {
      id
      additional_mobile
      dob
      gender
      address
      suite
      country
      eir_code
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const ActiveSessionsDocument = new TypedDocumentString(`
    query ActiveSessions {
  active_sessions {
    id
    device
    address
    created_at
    last_used_at
    current
  }
}
    `) as unknown as TypedDocumentString<ActiveSessionsQuery, ActiveSessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: Int!) {
  end_session(id: $id) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const LogOutElsewhereDocument = new TypedDocumentString(`
    mutation LogOutElsewhere($keep_current: Boolean) {
  log_out_everywhere(keep_current: $keep_current) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LogOutElsewhereMutation, LogOutElsewhereMutationVariables>;
export const LeavingQuestionDocument = new TypedDocumentString(`
    query LeavingQuestion {
  offboarding_question {
    title
    description
    questions {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<LeavingQuestionQuery, LeavingQuestionQueryVariables>;
export const LeaveDocument = new TypedDocumentString(`
    mutation Leave($answer: String!, $email: String!) {
  guestOffBoardingRequest(answer: $answer, email: $email) {
    status
    message
  }
}
    `) as unknown as TypedDocumentString<LeaveMutation, LeaveMutationVariables>;
export const ShopBusinessDocument = new TypedDocumentString(`
    query ShopBusiness($slug: String!) {
  business(slug: $slug) {
    id
    slug
    name
    country
    currency
    location
    area
    eir_code
    lat
    lng
    zone
    zone_label
    rating
    number_of_ratings
    about
    description
    website
    phone
    video_vetting
    consultation_minutes
    consultation_price
    upfront_amount
    close_date
    trade {
      slug
      name
    }
    cancellation {
      value
    }
    work_hours {
      weekday
      s_time
      e_time
    }
    social_links {
      facebook
      instagram
      linkedin
      tiktok
    }
    thumbnail_picture {
      image
      alt
      width
      height
      tint
    }
    slider {
      image
      alt
      width
      height
      tint
    }
  }
}
    `) as unknown as TypedDocumentString<ShopBusinessQuery, ShopBusinessQueryVariables>;
export const ShopOffersDocument = new TypedDocumentString(`
    query ShopOffers($business_id: Int!) {
  service_categories(type: "business", business_id: $business_id) {
    id
    name
    services {
      id
      service_id
      service_name
      description
      price
      special_price
      duration
      special_deposit
      is_group
      service_group {
        is_course
        group_type
        occurrences
        frequency
        enroll_date
        seats
        service_schedules {
          date_time
          seats_left
        }
      }
    }
  }
  business_vouchers(business_id: $business_id) {
    id
    name
    title
    note
    color
    retail
    value
    valid_for
    limit_number_of_sales
    total_sale
    services_included {
      label
    }
  }
  business_reviews(business_id: $business_id) {
    total
    rating_distribution {
      rating_level
      number_of_rating
    }
    reviews {
      id
      rating
      comment
      created_at
      user_info {
        first_name
        last_name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ShopOffersQuery, ShopOffersQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage {
  sliders {
    id
    title
    sub_title
    short_description
    youtube_url
    image_alt_text
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  trades {
    slug
    name
    number_of_businesses
  }
  featured_businesses(count: 8) {
    id
    slug
    name
    country
    area
    rating
    number_of_ratings
    from_price
    trade {
      name
    }
    thumbnail_picture {
      image
      alt
      width
      height
      tint
    }
  }
  page_videos(page: "home") {
    video_code
    title
  }
  partner_features {
    id
    slug
    title
    summary
    picture {
      image
      alt
      width
      height
      tint
    }
  }
  opinions {
    ...Opinion
  }
  customers: opinions(section: "customer") {
    ...Opinion
  }
}
    fragment Opinion on Opinion {
  id
  name
  position
  company
  description
  photo_alt_text
  picture {
    image
    alt
    width
    height
    tint
  }
}`) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const SystemLogDocument = new TypedDocumentString(`
    mutation SystemLog($api: String, $type: String, $user: String, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {
  system_log(
    api: $api
    type: $type
    user: $user
    body: $body
    response: $response
    exception: $exception
    source: $source
    version: $version
    priority: $priority
    device: $device
  ) {
    status
  }
}
    `) as unknown as TypedDocumentString<SystemLogMutation, SystemLogMutationVariables>;
export const LogOutDocument = new TypedDocumentString(`
    mutation LogOut {
  logout {
    status
  }
}
    `) as unknown as TypedDocumentString<LogOutMutation, LogOutMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  profileInformation {
    id
    first_name
    last_name
    photo
    social_login
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;