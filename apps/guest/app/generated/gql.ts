/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation LogInWithPassword($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": typeof types.LogInWithPasswordDocument,
    "\n  mutation RegisterGuest(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String!\n    $password: String!\n    $additional_mobile: String\n    $client_source: String\n    $display_booking: Boolean\n    $gender: String\n    $dob: Int\n    $client_info: String\n    $address: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $language: String\n    $hash: String\n  ) {\n    guestRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      additional_mobile: $additional_mobile\n      client_source: $client_source\n      display_booking: $display_booking\n      gender: $gender\n      dob: $dob\n      client_info: $client_info\n      address: $address\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      language: $language\n      hash: $hash\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.RegisterGuestDocument,
    "\n  query SocialProviders {\n    social_providers { provider label start_url demo }\n  }\n": typeof types.SocialProvidersDocument,
    "\n  mutation LogInSocially($provider: String!, $token: String!) {\n    socialLogin(provider: $provider, token: $token) {\n      status\n      message\n      reason\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": typeof types.LogInSociallyDocument,
    "\n  mutation RegisterSocially(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String\n    $password: String!\n    $provider: String!\n    $provider_id: String!\n  ) {\n    socialRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      provider: $provider\n      provider_id: $provider_id\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.RegisterSociallyDocument,
    "\n  mutation AskForReset($email: String!) {\n    forgotPassword(email: $email) { status message }\n  }\n": typeof types.AskForResetDocument,
    "\n  mutation SetNewPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n    resetPassword(token: $token, email: $email, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": typeof types.SetNewPasswordDocument,
    "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      photo\n      social_login\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query ActiveSessions {\n    active_sessions { id device address created_at last_used_at current }\n  }\n": typeof types.ActiveSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    end_session(id: $id) { status message }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation LogOutElsewhere($keep_current: Boolean) {\n    log_out_everywhere(keep_current: $keep_current) { status message }\n  }\n": typeof types.LogOutElsewhereDocument,
    "\n  query LeavingQuestion {\n    offboarding_question { title description questions { id title } }\n  }\n": typeof types.LeavingQuestionDocument,
    "\n  mutation Leave($answer: String!, $email: String!) {\n    guestOffBoardingRequest(answer: $answer, email: $email) { status message }\n  }\n": typeof types.LeaveDocument,
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n    }\n  }\n": typeof types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          occurrences\n          frequency\n          enroll_date\n          seats\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id) {\n      id\n      name\n      title\n      note\n      color\n      retail\n      value\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } }\n    }\n  }\n": typeof types.ShopOffersDocument,
    "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n": typeof types.HomePageDocument,
    "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": typeof types.SystemLogDocument,
    "\n  mutation LogOut {\n    logout { status }\n  }\n": typeof types.LogOutDocument,
    "\n  query Me {\n    profileInformation { id first_name last_name photo social_login }\n  }\n": typeof types.MeDocument,
};
const documents: Documents = {
    "\n  mutation LogInWithPassword($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": types.LogInWithPasswordDocument,
    "\n  mutation RegisterGuest(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String!\n    $password: String!\n    $additional_mobile: String\n    $client_source: String\n    $display_booking: Boolean\n    $gender: String\n    $dob: Int\n    $client_info: String\n    $address: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $language: String\n    $hash: String\n  ) {\n    guestRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      additional_mobile: $additional_mobile\n      client_source: $client_source\n      display_booking: $display_booking\n      gender: $gender\n      dob: $dob\n      client_info: $client_info\n      address: $address\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      language: $language\n      hash: $hash\n    ) {\n      status\n      message\n    }\n  }\n": types.RegisterGuestDocument,
    "\n  query SocialProviders {\n    social_providers { provider label start_url demo }\n  }\n": types.SocialProvidersDocument,
    "\n  mutation LogInSocially($provider: String!, $token: String!) {\n    socialLogin(provider: $provider, token: $token) {\n      status\n      message\n      reason\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": types.LogInSociallyDocument,
    "\n  mutation RegisterSocially(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String\n    $password: String!\n    $provider: String!\n    $provider_id: String!\n  ) {\n    socialRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      provider: $provider\n      provider_id: $provider_id\n    ) {\n      status\n      message\n    }\n  }\n": types.RegisterSociallyDocument,
    "\n  mutation AskForReset($email: String!) {\n    forgotPassword(email: $email) { status message }\n  }\n": types.AskForResetDocument,
    "\n  mutation SetNewPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n    resetPassword(token: $token, email: $email, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": types.SetNewPasswordDocument,
    "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n": types.ChangeEmailDocument,
    "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      photo\n      social_login\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query ActiveSessions {\n    active_sessions { id device address created_at last_used_at current }\n  }\n": types.ActiveSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    end_session(id: $id) { status message }\n  }\n": types.EndSessionDocument,
    "\n  mutation LogOutElsewhere($keep_current: Boolean) {\n    log_out_everywhere(keep_current: $keep_current) { status message }\n  }\n": types.LogOutElsewhereDocument,
    "\n  query LeavingQuestion {\n    offboarding_question { title description questions { id title } }\n  }\n": types.LeavingQuestionDocument,
    "\n  mutation Leave($answer: String!, $email: String!) {\n    guestOffBoardingRequest(answer: $answer, email: $email) { status message }\n  }\n": types.LeaveDocument,
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n    }\n  }\n": types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          occurrences\n          frequency\n          enroll_date\n          seats\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id) {\n      id\n      name\n      title\n      note\n      color\n      retail\n      value\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } }\n    }\n  }\n": types.ShopOffersDocument,
    "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n": types.HomePageDocument,
    "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": types.SystemLogDocument,
    "\n  mutation LogOut {\n    logout { status }\n  }\n": types.LogOutDocument,
    "\n  query Me {\n    profileInformation { id first_name last_name photo social_login }\n  }\n": types.MeDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInWithPassword($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n"): typeof import('./graphql.ts').LogInWithPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterGuest(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String!\n    $password: String!\n    $additional_mobile: String\n    $client_source: String\n    $display_booking: Boolean\n    $gender: String\n    $dob: Int\n    $client_info: String\n    $address: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $language: String\n    $hash: String\n  ) {\n    guestRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      additional_mobile: $additional_mobile\n      client_source: $client_source\n      display_booking: $display_booking\n      gender: $gender\n      dob: $dob\n      client_info: $client_info\n      address: $address\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      language: $language\n      hash: $hash\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').RegisterGuestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SocialProviders {\n    social_providers { provider label start_url demo }\n  }\n"): typeof import('./graphql.ts').SocialProvidersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInSocially($provider: String!, $token: String!) {\n    socialLogin(provider: $provider, token: $token) {\n      status\n      message\n      reason\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n"): typeof import('./graphql.ts').LogInSociallyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterSocially(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String\n    $password: String!\n    $provider: String!\n    $provider_id: String!\n  ) {\n    socialRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      provider: $provider\n      provider_id: $provider_id\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').RegisterSociallyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AskForReset($email: String!) {\n    forgotPassword(email: $email) { status message }\n  }\n"): typeof import('./graphql.ts').AskForResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNewPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n    resetPassword(token: $token, email: $email, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SetNewPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n"): typeof import('./graphql.ts').ChangeEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      photo\n      social_login\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ActiveSessions {\n    active_sessions { id device address created_at last_used_at current }\n  }\n"): typeof import('./graphql.ts').ActiveSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: Int!) {\n    end_session(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOutElsewhere($keep_current: Boolean) {\n    log_out_everywhere(keep_current: $keep_current) { status message }\n  }\n"): typeof import('./graphql.ts').LogOutElsewhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavingQuestion {\n    offboarding_question { title description questions { id title } }\n  }\n"): typeof import('./graphql.ts').LeavingQuestionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Leave($answer: String!, $email: String!) {\n    guestOffBoardingRequest(answer: $answer, email: $email) { status message }\n  }\n"): typeof import('./graphql.ts').LeaveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n    }\n  }\n"): typeof import('./graphql.ts').ShopBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          occurrences\n          frequency\n          enroll_date\n          seats\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id) {\n      id\n      name\n      title\n      note\n      color\n      retail\n      value\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } }\n    }\n  }\n"): typeof import('./graphql.ts').ShopOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').SystemLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogOut {\n    logout { status }\n  }\n"): typeof import('./graphql.ts').LogOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    profileInformation { id first_name last_name photo social_login }\n  }\n"): typeof import('./graphql.ts').MeDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
