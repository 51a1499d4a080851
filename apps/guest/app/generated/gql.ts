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
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n    }\n  }\n": typeof types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          occurrences\n          frequency\n          enroll_date\n          seats\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id) {\n      id\n      name\n      title\n      note\n      color\n      retail\n      value\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } }\n    }\n  }\n": typeof types.ShopOffersDocument,
    "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": typeof types.SystemLogDocument,
};
const documents: Documents = {
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n    }\n  }\n": types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          occurrences\n          frequency\n          enroll_date\n          seats\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id) {\n      id\n      name\n      title\n      note\n      color\n      retail\n      value\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } }\n    }\n  }\n": types.ShopOffersDocument,
    "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n": types.SystemLogDocument,
};

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
export function graphql(source: "\n  mutation SystemLog(\n    $api: String\n    $type: String\n    $user: String\n    $body: String\n    $response: String\n    $exception: String\n    $source: String\n    $version: String\n    $priority: String\n    $device: String\n  ) {\n    system_log(\n      api: $api\n      type: $type\n      user: $user\n      body: $body\n      response: $response\n      exception: $exception\n      source: $source\n      version: $version\n      priority: $priority\n      device: $device\n    ) {\n      status\n    }\n  }\n"): typeof import('./graphql.ts').SystemLogDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
