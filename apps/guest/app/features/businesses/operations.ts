import { graphql } from '../../generated/gql.ts';

graphql(`
  query ShopMoved($slug: String!) {
    shop_moved_to(slug: $slug)
  }
`);

graphql(`
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
      vat_registered
      phone
      video_vetting
      consultation_minutes
      consultation_price
      horizon_days
      upfront_amount
      close_date
      trade { slug name }
      cancellation { value }
      cancellation_steps { hours percent }
      work_hours { weekday s_time e_time }
      social_links { facebook instagram linkedin tiktok }
      thumbnail_picture { image alt width height tint }
      slider { image alt width height tint }
      photos { image alt width height tint drawn }
      team {
        id
        slug
        name
        title
        rating
        number_of_ratings
        portrait { image alt width height tint }
      }
    }
  }
`);

graphql(`
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
          single_visits
          occurrences
          frequency
          enroll_date
          seats
          enrolment
          service_schedules { date_time seats_left }
        }
      }
    }
    business_vouchers(business_id: $business_id, with_packages: true) {
      id
      sessions
      shareable
      name
      title
      note
      color
      retail
      value
      amount_from
      amount_to
      valid_for
      limit_number_of_sales
      total_sale
      services_included { label }
    }
    business_reviews(business_id: $business_id, count: 16) {
      total
      rating_distribution { rating_level number_of_rating }
      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }
    }
  }
`);
