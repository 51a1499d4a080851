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
    "\n  query LeavingBelongings($count: Int!) {\n    appointments(type: \"upcoming\", count: $count, page: 1) {\n      data {\n        id\n        kind\n        date\n        business_info { name country zone_label }\n        appointment_detail { service_pricing { service_name } }\n        cancellation_quote { fee refund decided_by_business }\n      }\n      counts { upcoming }\n    }\n    my_voucher(count: $count, page: 1) {\n      data { id mine owner gift_state send_at voucher_code remaining expiry_date business_info { name country zone zone_label } }\n    }\n    my_packages { id code name sessions_left expiry_date business_info { name zone } }\n    my_memberships { id shop status offer { name price_words } }\n  }\n": typeof types.LeavingBelongingsDocument,
    "\n  mutation LogInWithPassword($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": typeof types.LogInWithPasswordDocument,
    "\n  mutation RegisterGuest(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String!\n    $password: String!\n    $additional_mobile: String\n    $client_source: String\n    $display_booking: Boolean\n    $gender: String\n    $dob: Int\n    $client_info: String\n    $address: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $language: String\n    $hash: String\n  ) {\n    guestRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      additional_mobile: $additional_mobile\n      client_source: $client_source\n      display_booking: $display_booking\n      gender: $gender\n      dob: $dob\n      client_info: $client_info\n      address: $address\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      language: $language\n      hash: $hash\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.RegisterGuestDocument,
    "\n  mutation SendLoginCode($email: String!) {\n    send_login_code(email: $email) { status message resend_in }\n  }\n": typeof types.SendLoginCodeDocument,
    "\n  mutation LogInWithCode($email: String!, $code: String!) {\n    login_with_code(email: $email, code: $code) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n      sign_up_token\n    }\n  }\n": typeof types.LogInWithCodeDocument,
    "\n  mutation RegisterWithCode(\n    $sign_up_token: String!\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $terms: Boolean!\n    $language: String\n  ) {\n    register_with_code(\n      sign_up_token: $sign_up_token\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      terms: $terms\n      language: $language\n    ) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": typeof types.RegisterWithCodeDocument,
    "\n  query SocialProviders {\n    social_providers { provider label start_url demo }\n  }\n": typeof types.SocialProvidersDocument,
    "\n  mutation LogInSocially($provider: String!, $token: String!) {\n    socialLogin(provider: $provider, token: $token) {\n      status\n      message\n      reason\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": typeof types.LogInSociallyDocument,
    "\n  mutation RegisterSocially(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String\n    $password: String!\n    $provider: String!\n    $provider_id: String!\n  ) {\n    socialRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      provider: $provider\n      provider_id: $provider_id\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.RegisterSociallyDocument,
    "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      email_verified\n      created_at\n      photo\n      social_login\n      connected_logins\n      has_password\n      identify\n      google_calendar\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n        email_notification\n        marketing_notification\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query MailProblem {\n    profileInformation { id social_login mail_problem { kind address since } }\n  }\n": typeof types.MailProblemDocument,
    "\n  query ClientReport {\n    clientReport { total_appt total_voucher total_favourite }\n  }\n": typeof types.ClientReportDocument,
    "\n  mutation UpdateProfile(\n    $first_name: String\n    $last_name: String\n    $mobile: String\n    $additional_mobile: String\n    $gender: String\n    $dob: Int\n    $address: String\n    $suite: String\n    $country: String\n    $eir_code: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $photo: String\n    $client_source: String\n    $display_booking: Boolean\n  ) {\n    guestProfileUpdate(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      additional_mobile: $additional_mobile\n      gender: $gender\n      dob: $dob\n      address: $address\n      suite: $suite\n      country: $country\n      eir_code: $eir_code\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      photo: $photo\n      client_source: $client_source\n      display_booking: $display_booking\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query ActiveSessions {\n    active_sessions { id device address created_at last_used_at current }\n  }\n": typeof types.ActiveSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    end_session(id: $id) { status message }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation LogOutElsewhere($keep_current: Boolean) {\n    log_out_everywhere(keep_current: $keep_current) { status message }\n  }\n": typeof types.LogOutElsewhereDocument,
    "\n  query LeavingQuestion {\n    offboarding_question { title description questions { id title } }\n  }\n": typeof types.LeavingQuestionDocument,
    "\n  mutation Leave($answer: String!, $email: String!) {\n    guestOffBoardingRequest(answer: $answer, email: $email) { status message }\n  }\n": typeof types.LeaveDocument,
    "\n  query DeletionLosses {\n    appointments(type: \"upcoming\", count: 1, page: 1) { counts { upcoming } }\n    my_voucher(count: 100, page: 1) { data { mine remaining business_info { country } } }\n    my_packages { sessions_left expiry_date }\n    my_memberships { status }\n  }\n": typeof types.DeletionLossesDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirm_email(token: $token) { status message }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation SendEmailConfirmation {\n    send_email_confirmation { status message }\n  }\n": typeof types.SendEmailConfirmationDocument,
    "\n  mutation ConnectLogin($provider: String!, $token: String!) {\n    connect_login(provider: $provider, token: $token) { status message }\n  }\n": typeof types.ConnectLoginDocument,
    "\n  mutation DisconnectLogin($provider: String!) {\n    disconnect_login(provider: $provider) { status message }\n  }\n": typeof types.DisconnectLoginDocument,
    "\n  query AvailabilityMonth(\n    $business_id: Int!\n    $month: String!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    availability_month(\n      business_id: $business_id\n      month: $month\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      days {\n        date\n        state\n        first\n        morning { free }\n        afternoon { free }\n        evening { free }\n      }\n    }\n  }\n": typeof types.AvailabilityMonthDocument,
    "\n  query TimeSlots(\n    $business_id: Int!\n    $date: String\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    time_slots(\n      business_id: $business_id\n      date: $date\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      time_slots { s_time }\n    }\n  }\n": typeof types.TimeSlotsDocument,
    "\n  query ClassDates($business_id: Int!, $service_pricing_id: Int!) {\n    time_slots(business_id: $business_id, service_pricing_id: $service_pricing_id) {\n      class_dates { s_time state seats_left }\n    }\n  }\n": typeof types.ClassDatesDocument,
    "\n  query FirstFree(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $count: Int\n    $from: String\n  ) {\n    first_free(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      count: $count\n      from: $from\n    ) {\n      s_date\n      s_time\n    }\n  }\n": typeof types.FirstFreeDocument,
    "\n  query AvailableOccurrences($business_id: Int!, $service_id: Int!, $date: String!, $time: Int!) {\n    available_occurrences(business_id: $business_id, service_id: $service_id, date: $date, time: $time) {\n      available_occurrences\n    }\n  }\n": typeof types.AvailableOccurrencesDocument,
    "\n  query Appointments($type: String, $keyword: String, $date_range: String, $count: Int, $page: Int) {\n    appointments(type: $type, keyword: $keyword, date_range: $date_range, count: $count, page: $page) {\n      data {\n        id\n        business_id\n        kind\n        status\n        date\n        dates\n        next_date\n        payment_status\n        total_amount\n        upcoming\n        can_rate\n        companion\n        review { rating }\n        business_info { name zone zone_label location lat lng thumbnail_picture { image alt width height tint } }\n        appointment_detail { id duration is_group service_pricing { service_name } }\n      }\n      counts { upcoming past }\n      paginatorInfo { total }\n    }\n  }\n": typeof types.AppointmentsDocument,
    "\n  query Appointment($id: Int!) {\n    appointment(id: $id) {\n      id\n      business_id\n      user_id\n      sale_id\n      kind\n      status\n      version\n      date\n      end_date\n      dates\n      next_date\n      starts_at\n      upcoming\n      note\n      note_to_guest\n      shop_discount\n      payment\n      due\n      payment_status\n      upfront_percent\n      total_amount\n      products { id name quantity total }\n      room_id\n      calendar_file\n      policy\n      companion\n      together {\n        id\n        companion\n        status\n        date\n        end_date\n        total_amount\n        can_cancel\n        can_reschedule\n        appointment_detail { id person service_pricing { service_name } }\n      }\n      can_cancel\n      can_reschedule\n      moving { rule until }\n      can_accept\n      can_rate\n      cancelled_by\n      cancellation_fee\n      charge_decision\n      cancelled_at\n      cancellation_percent\n      cancellation_hours\n      given_dates { schedule_id time was }\n      refunded\n      refunds { kind label amount stage requested_at sent_at expected_by reference }\n      review { rating comment label reply hidden }\n      call { date end_date starts_at ended person }\n      declined_move { date note decided_at }\n      move {\n        id\n        proposed_by\n        note\n        created_at\n        auto_accept_at\n        previous_date\n        whole_group\n        options { position date end_date }\n      }\n      business_info {\n        name\n        slug\n        published\n        location\n        country\n        zone\n        zone_label\n        lat\n        lng\n        thumbnail_picture { image alt width height tint }\n      }\n      appointment_detail {\n        id\n        ser_pricing_id\n        time\n        duration\n        person\n        person_id\n        is_group\n        is_course\n        price\n        special_price\n        still_sold\n        service_pricing { id service_id service_name duration price special_price }\n      }\n    }\n  }\n": typeof types.AppointmentDocument,
    "\n  query CancellationQuote($id: Int!) {\n    appointment(id: $id) {\n      id\n      cancellation_quote {\n        percent\n        fee\n        refund\n        refund_to_card\n        refund_to_voucher\n        late_fee\n        late_fee_last4\n        decided_by_business\n        sentence\n        timeline { from until percent decided_by_business }\n      }\n    }\n  }\n": typeof types.CancellationQuoteDocument,
    "\n  query GroupCancellationQuotes($id: Int!) {\n    appointment(id: $id) {\n      id\n      together {\n        id\n        cancellation_quote { fee refund refund_to_card refund_to_voucher late_fee late_fee_last4 decided_by_business }\n      }\n    }\n  }\n": typeof types.GroupCancellationQuotesDocument,
    "\n  mutation ChangeAppointment(\n    $id: Int!\n    $status: String!\n    $service_pricing_ids: [Int!]\n    $date: String\n    $time: Int\n    $note: String\n    $version: Int\n    $whole_group: Boolean\n    $idempotency_key: String\n  ) {\n    statusUpdateForAppointment(\n      id: $id\n      status: $status\n      service_pricing_ids: $service_pricing_ids\n      date: $date\n      time: $time\n      note: $note\n      version: $version\n      whole_group: $whole_group\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      nearest_times\n    }\n  }\n": typeof types.ChangeAppointmentDocument,
    "\n  mutation AddReview($appt_id: Int!, $rating: Int!, $comment: String) {\n    add_review(appt_id: $appt_id, rating: $rating, comment: $comment) { status message }\n  }\n": typeof types.AddReviewDocument,
    "\n  query WaitingFor {\n    waiting_list { id business_name business_slug service_name from_date to_date call_until zone_label position }\n  }\n": typeof types.WaitingForDocument,
    "\n  mutation LeaveList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n": typeof types.LeaveListDocument,
    "\n  mutation KeepAppointmentTime($id: Int!, $version: Int, $idempotency_key: String) {\n    keep_appointment_time(id: $id, version: $version, idempotency_key: $idempotency_key) { status message }\n  }\n": typeof types.KeepAppointmentTimeDocument,
    "\n  mutation GiveBackClassDate($id: Int!, $date: Int!) {\n    give_back_class_date(appt_id: $id, schedule_id: $date) { status message }\n  }\n": typeof types.GiveBackClassDateDocument,
    "\n  query GroupMenu($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_name\n        price\n        special_price\n        duration\n        is_group\n      }\n    }\n  }\n": typeof types.GroupMenuDocument,
    "\n  query GroupFit(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]!\n    $guests: [Int!]!\n    $person_ids: [Int]\n    $arrange: GroupArrangement\n  ) {\n    group_fit(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      guests: $guests\n      person_ids: $person_ids\n      arrange: $arrange\n    ) {\n      fits\n      message\n      most\n      can_follow\n      part_hours\n    }\n  }\n": typeof types.GroupFitDocument,
    "\n  query ServicePeople($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    service_people(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      service_pricing_id\n      may_choose\n      first_free { s_time }\n      people {\n        person_id\n        name\n        price\n        special_price\n        duration\n        first_free { s_time }\n      }\n    }\n  }\n": typeof types.ServicePeopleDocument,
    "\n  query FirstFreeWith($business_id: Int!, $service_pricing_ids: [Int!]!, $choices: [[Int]!]!) {\n    first_free_with(business_id: $business_id, service_pricing_ids: $service_pricing_ids, choices: $choices) { s_time }\n  }\n": typeof types.FirstFreeWithDocument,
    "\n  query BusinessProducts($business_id: Int!) {\n    business_products(business_id: $business_id) {\n      id\n      name\n      price\n      left\n    }\n  }\n": typeof types.BusinessProductsDocument,
    "\n  query MemberPrices($business_id: Int!) {\n    member_prices(business_id: $business_id) { name percent_off service_ids product_percent }\n  }\n": typeof types.MemberPricesDocument,
    "\n  query GuestStatus($business_id: Int!) {\n    guest_status(business_id: $business_id) {\n      status\n      block\n    }\n  }\n": typeof types.GuestStatusDocument,
    "\n  query ConsultationPlan($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    consultation_plan(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      needed\n      booked { s_date s_time }\n      booked_until\n      earliest\n      pairs {\n        appointment { s_date s_time }\n        call { s_date s_time }\n      }\n    }\n  }\n": typeof types.ConsultationPlanDocument,
    "\n  mutation TimeslotAvailability($business_id: Int!, $services: [BookingServiceInput!]!, $group: BookingGroupInput) {\n    timeslot_availability(business_id: $business_id, services: $services, group: $group) {\n      status\n      message\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n": typeof types.TimeslotAvailabilityDocument,
    "\n  mutation CreateBooking(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $products: [BookingProductInput!]\n    $group: BookingGroupInput\n    $total_amount: Float\n    $upfront_amount: Float\n    $discount: Float\n    $payment_info: PaymentInfoInput\n    $video_datetime: Int\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $fee_consent: Boolean\n    $note: String\n    $forms: [GivenFormInput!]\n    $idempotency_key: String\n  ) {\n    create_booking(\n      business_id: $business_id\n      services: $services\n      vouchers: $vouchers\n      products: $products\n      group: $group\n      total_amount: $total_amount\n      upfront_amount: $upfront_amount\n      discount: $discount\n      payment_info: $payment_info\n      video_datetime: $video_datetime\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      fee_consent: $fee_consent\n      note: $note\n      forms: $forms\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_type\n      sale_id\n      payment_url\n      payment_amount\n      order_id\n      held_until\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n": typeof types.CreateBookingDocument,
    "\n  query PriceAvailability(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $group: BookingGroupInput\n  ) {\n    price_availability(business_id: $business_id, services: $services, vouchers: $vouchers, group: $group) {\n      total_amount\n      payable_now\n      in_full\n      available\n      lines { guest planned_time planned_minutes }\n    }\n  }\n": typeof types.PriceAvailabilityDocument,
    "\n  query UpcomingAppointments($type: String, $count: Int, $page: Int) {\n    appointments(type: $type, count: $count, page: $page) {\n      data { id sale_id }\n      paginatorInfo { total }\n    }\n  }\n": typeof types.UpcomingAppointmentsDocument,
    "\n  query OverlappingAppointments($spans: [TimeSpanInput!]!) {\n    overlapping_appointments(spans: $spans) {\n      id\n      kind\n      date\n      business_info { name zone_label }\n      appointment_detail { ser_pricing_id time service_pricing { service_name } }\n      business_id\n    }\n  }\n": typeof types.OverlappingAppointmentsDocument,
    "\n  query ShopMoved($slug: String!) {\n    shop_moved_to(slug: $slug)\n  }\n": typeof types.ShopMovedDocument,
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      vat_registered\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      horizon_days\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      cancellation_steps { hours percent }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n      photos { image alt width height tint drawn }\n      team {\n        id\n        slug\n        name\n        title\n        rating\n        number_of_ratings\n        portrait { image alt width height tint }\n      }\n    }\n  }\n": typeof types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          single_visits\n          occurrences\n          frequency\n          enroll_date\n          seats\n          enrolment\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id, with_packages: true) {\n      id\n      sessions\n      shareable\n      name\n      title\n      note\n      color\n      retail\n      value\n      amount_from\n      amount_to\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id, count: 16) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n": typeof types.ShopOffersDocument,
    "\n  mutation DisconnectCalendar {\n    disconnectGoogleAccount { status message }\n  }\n": typeof types.DisconnectCalendarDocument,
    "\n  query CalendarFeed {\n    calendar_feed { url webcal_url }\n  }\n": typeof types.CalendarFeedDocument,
    "\n  mutation RenewCalendarFeed {\n    renew_calendar_feed { url webcal_url }\n  }\n": typeof types.RenewCalendarFeedDocument,
    "\n  query HowItWorksPage {\n    how_it_works {\n      title\n      description\n      chapters { at label }\n      blocks {\n        slug\n        title\n        description\n        quote { ...Said }\n      }\n    }\n    comparison { title columns rows { label cells } note }\n    pains { title description items { label minutes answer } }\n    page_videos(page: \"how_it_works\") { video_code title }\n    film(page: \"how_it_works\") { ...FilmPoster }\n    ebook { ...EbookWords }\n    blogs(count: 7) { ...BlogCard description }\n  }\n  fragment FilmPoster on FilmWords {\n    title\n    description\n    poster { image alt width height tint }\n  }\n  fragment EbookWords on Ebook {\n    title\n    subtitle\n    description\n    highlights\n  }\n": typeof types.HowItWorksPageDocument,
    "\n  query PricingPage {\n    pricing {\n      title\n      description\n      currency\n      yearly_note\n      footnote\n      plans { slug name description monthly yearly highlight badge features }\n      comparison { label values }\n      faqs { question answer }\n    }\n  }\n": typeof types.PricingPageDocument,
    "\n  query ForBusinessPage {\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    website_visit_sliders(type: \"partner-app-slider\") { ...AppScreen }\n    page_videos(page: \"for_business\") { video_code title }\n    film(page: \"for_business\") { ...FilmPoster }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment AppScreen on WebsiteVisitSlider {\n    id\n    src\n    picture { image alt width height tint }\n  }\n": typeof types.ForBusinessPageDocument,
    "\n  query AppLinkPage($video: String!, $sliders: String!) {\n    page_videos(page: $video) { video_code title }\n    film(page: $video) { ...FilmPoster }\n    website_visit_sliders(type: $sliders) { ...AppScreen }\n  }\n": typeof types.AppLinkPageDocument,
    "\n  query BusinessFeaturePage($slug: String!) {\n    partner_feature(slug: $slug) {\n      id\n      slug\n      title\n      summary\n      sliders\n      description\n      picture { image alt width height tint }\n    }\n    partner_features { id slug title }\n  }\n": typeof types.BusinessFeaturePageDocument,
    "\n  query BonusListPage {\n    bonuses {\n      id\n      title\n      description\n      slug\n      alt\n      picture { image alt width height tint }\n    }\n  }\n": typeof types.BonusListPageDocument,
    "\n  query BonusPage($slug: String!) {\n    bonus(slug: $slug) {\n      id\n      slug\n      title\n      description\n      picture { image alt width height tint }\n      overview { title description video_id }\n      software { title description video_id }\n    }\n    bonuses { id slug title }\n    bonus_sheets(slug: $slug) { title description steps }\n    ebook { ...EbookWords }\n  }\n": typeof types.BonusPageDocument,
    "\n  query ThankYouPage {\n    bonus_testimonial {\n      text\n      author\n      company\n      rating\n      picture { image alt width height tint }\n    }\n    bonuses {\n      id\n      title\n      slug\n      picture { image alt width height tint }\n    }\n  }\n": typeof types.ThankYouPageDocument,
    "\n  query EbookLandingPage {\n    ebook { ...EbookWords author chapters { slug title } }\n  }\n": typeof types.EbookLandingPageDocument,
    "\n  query EbookReaderPage {\n    ebook { ...EbookWords author chapters { slug title body } }\n  }\n": typeof types.EbookReaderPageDocument,
    "\n  query WorksheetsPage {\n    time: bonus_sheets(slug: \"time\") { ...Sheet }\n    growth: bonus_sheets(slug: \"growth\") { ...Sheet }\n    boundaries: bonus_sheets(slug: \"boundaries\") { ...Sheet }\n    analytics: bonus_sheets(slug: \"analytics\") { ...Sheet }\n    bonuses { slug title }\n  }\n  fragment Sheet on BonusSheet {\n    title\n    description\n    steps\n  }\n": typeof types.WorksheetsPageDocument,
    "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      zone\n      zone_label\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    ebook { ...EbookWords }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") {\n      ...Opinion\n      room { image alt width height tint }\n      room_alt_text\n    }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n": typeof types.HomePageDocument,
    "\n  query FaqPage($keyword: String) {\n    faq_categories(keyword: $keyword) {\n      id\n      slug\n      name\n      faqs { id slug question answer }\n    }\n  }\n": typeof types.FaqPageDocument,
    "\n  query PagePicture($page: String!) {\n    page_picture(page: $page) { image alt width height tint }\n  }\n": typeof types.PagePictureDocument,
    "\n  query BlogListPage($page: Int, $topic: String, $skip: Int) {\n    blog_list(page: $page, topic: $topic, skip: $skip) {\n      data { ...BlogCard }\n      paginatorInfo { total currentPage lastPage count }\n    }\n    latest: blogs(count: 1) { ...BlogCard }\n    topics: blogs { topic }\n  }\n  fragment BlogCard on Blog {\n    id\n    slug\n    title\n    excerpt\n    topic\n    image_alt_text\n    reading_minutes\n    created_at\n    picture { image alt width height tint }\n  }\n": typeof types.BlogListPageDocument,
    "\n  query BlogPost($slug: String!) {\n    blog(slug: $slug) {\n      ...BlogCard\n      description\n      author\n      writer { about picture { image } }\n      meta_title\n      meta_description\n      meta_keywords\n      related_blogs { ...BlogCard }\n    }\n    ebook { title subtitle }\n  }\n": typeof types.BlogPostDocument,
    "\n  query CmsPage($slug: String!) {\n    pages(slug: $slug) { slug title body meta_description updated_at }\n  }\n": typeof types.CmsPageDocument,
    "\n  query AboutPage {\n    pages(slug: \"about_us\") { slug title body meta_description updated_at }\n    page_picture(page: \"about\") { image alt width height tint }\n    marketplace {\n      number_of_businesses\n      southernmost_area\n      northernmost_area\n      average_chairs\n      average_closing\n    }\n    authors { name about number_of_posts picture { image alt width height tint } }\n  }\n": typeof types.AboutPageDocument,
    "\n  query DiscoveryCallPage {\n    discovery_call {\n      title\n      description\n      steps { at title description }\n      form_title\n      form_note\n      demo_text\n      quote { ...Said }\n      picture { image alt width height tint }\n      faqs { question answer }\n    }\n  }\n  fragment Said on Quote {\n    text\n    author\n    company\n    photo { image alt width height tint }\n  }\n": typeof types.DiscoveryCallPageDocument,
    "\n  query OwnConversations {\n    my_conversations {\n      id preview last_own last_at unread\n      shop { id name slug thumbnail_picture { image alt width height tint } }\n    }\n  }\n": typeof types.OwnConversationsDocument,
    "\n  query OwnConversation($id: Int, $shop: String, $before: Int) {\n    my_conversation(id: $id, shop: $shop, before: $before) {\n      id has_older silence silence_words blocked\n      shop { id name slug phone published thumbnail_picture { image alt width height tint } }\n      appointment { id starts zone_label services is_call }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n": typeof types.OwnConversationDocument,
    "\n  mutation SendMessage($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    send_message(business_id: $business, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  mutation ReadConversation($id: Int!, $last: Int!) {\n    read_conversation(id: $id, last_id: $last) { status message }\n  }\n": typeof types.ReadConversationDocument,
    "\n  mutation BlockConversation($id: Int!, $blocked: Boolean!) {\n    block_conversation(id: $id, blocked: $blocked) { status message }\n  }\n": typeof types.BlockConversationDocument,
    "\n  mutation ReportConversation($id: Int!, $reason: String!, $note: String) {\n    report_conversation(id: $id, reason: $reason, note: $note) { status message }\n  }\n": typeof types.ReportConversationDocument,
    "\n  query OwnFavourites($count: Int!, $page: Int!) {\n    my_favorite_business(count: $count, page: $page) {\n      data {\n        id\n        business_id\n        business_info {\n          id\n          slug\n          name\n          description\n          location\n          area\n          zone\n          zone_label\n          rating\n          number_of_ratings\n          service_category_names\n          thumbnail_picture { image alt width height tint }\n        }\n      }\n      paginatorInfo { total }\n    }\n  }\n": typeof types.OwnFavouritesDocument,
    "\n  mutation SaveBusiness($type: Int!, $business_id: Int!) {\n    save_businesses(type: $type, business_id: $business_id) { status message }\n  }\n": typeof types.SaveBusinessDocument,
    "\n  query FavouriteIds {\n    profileInformation { client_detail { id favorite_business { id business_id } } }\n  }\n": typeof types.FavouriteIdsDocument,
    "\n  query BookingForms($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    booking_forms(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      id version title intro may_wait\n      questions { id kind label required options }\n    }\n  }\n": typeof types.BookingFormsDocument,
    "\n  query AppointmentForms($appt_id: Int!) {\n    appointment_forms(appt_id: $appt_id) {\n      id version title intro is_due signed_name signed_at\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n": typeof types.AppointmentFormsDocument,
    "\n  mutation AnswerForm($appt_id: Int!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_form(appt_id: $appt_id, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n": typeof types.AnswerFormDocument,
    "\n  query LinkedForms($token: String!) {\n    linked_forms(token: $token) {\n      shop slug first_name starts zone_label\n      forms {\n        id version title intro\n        questions { id kind label required options }\n      }\n    }\n  }\n": typeof types.LinkedFormsDocument,
    "\n  mutation AnswerLinkedForm($token: String!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_linked_form(token: $token, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n": typeof types.AnswerLinkedFormDocument,
    "\n  query InvoiceDetail($sale_id: Int!, $appt_id: Int) {\n    invoice(sale_id: $sale_id, appt_id: $appt_id) {\n      inv_pre\n      inv_no\n      created_at\n      buyer_name\n      buyer_info { mobile email address }\n      business_info {\n        id\n        name\n        address\n        country\n        vat_number\n        thumbnail_picture { image alt width height tint }\n      }\n      payment_type\n      payment_status\n      sub_total\n      discount\n      s_discount\n      total_amount\n      payment_amount\n      due_amount\n      sale_detail { id product_name product_qty unit_price discount member_percent vat_rate vat note }\n      vat { rate net vat gross }\n      supplied_on\n      credit_notes { id number amount reason created_at pdf_url }\n      changes { id kind amount note created_at }\n      payments { id kind amount method instrument created_at }\n      visits { id status date end zone_label }\n      pdf_url\n    }\n  }\n": typeof types.InvoiceDetailDocument,
    "\n  mutation SubmitQuery(\n    $name: String!\n    $email: String!\n    $phone: String!\n    $description: String\n    $query_type: String!\n    $referral_code: String\n  ) {\n    submit_query(\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      query_type: $query_type\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.SubmitQueryDocument,
    "\n  query ContactDetails {\n    profileInformation { first_name last_name email mobile }\n  }\n": typeof types.ContactDetailsDocument,
    "\n  mutation SubmitForm(\n    $form: HostedForm!\n    $name: String!\n    $email: String!\n    $phone: String\n    $description: String\n    $preferred_time: String\n    $referral_code: String\n  ) {\n    submit_form(\n      form: $form\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      preferred_time: $preferred_time\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.SubmitFormDocument,
    "\n  mutation CampaignTraffic($referral_code: String!, $page: String!) {\n    campaignTraffic(referral_code: $referral_code, page: $page) { status }\n  }\n": typeof types.CampaignTrafficDocument,
    "\n  mutation UnsubscribeAddress($email: String!) {\n    unsubscribe(email: $email) { status message }\n  }\n": typeof types.UnsubscribeAddressDocument,
    "\n  fragment OfferedMembership on MembershipOffer {\n    id\n    business_id\n    name\n    description\n    price\n    price_words\n    session_words\n    percent_words\n    term_words\n    consent_words\n    services\n  }\n": typeof types.OfferedMembershipFragmentDoc,
    "\n  query BusinessMemberships($business_id: Int!) {\n    business_memberships(business_id: $business_id) { ...OfferedMembership }\n  }\n": typeof types.BusinessMembershipsDocument,
    "\n  query MyMemberships {\n    my_memberships {\n      id\n      shop\n      slug\n      country\n      status\n      sessions_left\n      next_payment\n      ends\n      is_cancelled\n      resume_on\n      first_resume\n      card\n      card_id\n      failure\n      reason\n      offer { ...OfferedMembership sessions }\n      payments { sale_id paid_at amount is_refunded }\n    }\n  }\n": typeof types.MyMembershipsDocument,
    "\n  mutation JoinMembership($business_id: Int!, $offer_id: Int!, $price: Float!, $key: String) {\n    join_membership(business_id: $business_id, offer_id: $offer_id, agrees: true, price: $price, idempotency_key: $key) {\n      status\n      message\n      payment_url\n    }\n  }\n": typeof types.JoinMembershipDocument,
    "\n  mutation ChangeMembership($id: Int!, $change: String!, $resume_on: String, $key: String) {\n    change_membership(id: $id, change: $change, resume_on: $resume_on, idempotency_key: $key) { status message }\n  }\n": typeof types.ChangeMembershipDocument,
    "\n  mutation ChangeMembershipCard($id: Int!, $saved_card_id: Int!) {\n    change_membership_card(id: $id, saved_card_id: $saved_card_id) { status message }\n  }\n": typeof types.ChangeMembershipCardDocument,
    "\n  mutation PayMembership($id: Int!) {\n    pay_membership(id: $id) { status message payment_url }\n  }\n": typeof types.PayMembershipDocument,
    "\n  query MessageChoices {\n    my_message_choices {\n      phone opted_out has_texts has_whatsapp push_key browsers\n      choices { channel purpose allowed }\n    }\n  }\n": typeof types.MessageChoicesDocument,
    "\n  mutation SaveMessageChoice($channel: String!, $purpose: String!, $allowed: Boolean!) {\n    save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) { status message }\n  }\n": typeof types.SaveMessageChoiceDocument,
    "\n  mutation SubscribePush($endpoint: String!, $p256dh: String!, $auth: String!) {\n    subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { status message }\n  }\n": typeof types.SubscribePushDocument,
    "\n  mutation UnsubscribePush($endpoint: String!) {\n    unsubscribe_push(endpoint: $endpoint) { status message }\n  }\n": typeof types.UnsubscribePushDocument,
    "\n  query ShopNews {\n    my_shop_news { business_id shop slug mail text }\n    my_message_choices { has_texts }\n  }\n": typeof types.ShopNewsDocument,
    "\n  query AskNews {\n    my_shop_news { business_id shop slug asked }\n    my_message_choices { phone has_texts }\n  }\n": typeof types.AskNewsDocument,
    "\n  mutation SaveShopNews($business: Int!, $channel: String!, $allowed: Boolean!) {\n    save_shop_news(business_id: $business, channel: $channel, allowed: $allowed) { status message }\n  }\n": typeof types.SaveShopNewsDocument,
    "\n  query OwnNotifications($count: Int!) {\n    myNotification(count: $count, page: 1) {\n      new\n      total\n      data {\n        id\n        title\n        message\n        status\n        ref_id\n        target_url\n        business_id\n        business_slug\n        business_name\n        zone_label\n        services { service_pricing_id name occurrences }\n        created_at\n        seen\n        actions\n        answer_by\n        call_id\n        ended_offer { state place date request_id position from_date to_date nearest_times lat lng }\n      }\n    }\n  }\n": typeof types.OwnNotificationsDocument,
    "\n  query MarkSeen {\n    myNotificationSeen { status message }\n  }\n": typeof types.MarkSeenDocument,
    "\n  mutation DeleteNotifications($ids: String!) {\n    notificationDelete(ids: $ids) { status message }\n  }\n": typeof types.DeleteNotificationsDocument,
    "\n  mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {\n    video_consultation_booking(video_datetime: $video_datetime, business_id: $business_id) { status message }\n  }\n": typeof types.BookWarningCallDocument,
    "\n  query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {\n    price_availability(business_id: $business_id, services: $services) { payable_now in_full currency }\n  }\n": typeof types.OfferPriceDocument,
    "\n  mutation AcceptOffer(\n    $offer_id: Int!\n    $payment_info: PaymentInfoInput\n    $saved_card_id: Int\n    $video_datetime: Int\n    $idempotency_key: String\n  ) {\n    accept_waiting_list_offer(\n      offer_id: $offer_id\n      payment_info: $payment_info\n      saved_card_id: $saved_card_id\n      video_datetime: $video_datetime\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_url\n      refused { code }\n    }\n  }\n": typeof types.AcceptOfferDocument,
    "\n  query OfferedTimes {\n    waiting_list { offer { id date time } }\n  }\n": typeof types.OfferedTimesDocument,
    "\n  mutation DeclineOffer($offer_id: Int!) {\n    decline_waiting_list_offer(offer_id: $offer_id) { status message }\n  }\n": typeof types.DeclineOfferDocument,
    "\n  mutation LeaveWaitingList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n": typeof types.LeaveWaitingListDocument,
    "\n  mutation CancelFuture($business_id: Int!) {\n    cancel_future_appointment(business_id: $business_id) { status message }\n  }\n": typeof types.CancelFutureDocument,
    "\n  query CheckVoucher(\n    $voucher_code: String!\n    $selling_service: [SellingServiceInput!]!\n    $guest_id: Int!\n    $grand_total: Float!\n    $discount: Float\n    $business_id: Int!\n    $in_full: Boolean\n  ) {\n    voucher_check(\n      voucher_code: $voucher_code\n      selling_service: $selling_service\n      guest_id: $guest_id\n      grand_total: $grand_total\n      discount: $discount\n      business_id: $business_id\n      in_full: $in_full\n    ) {\n      value value_now sessions\n      message\n      status\n    }\n  }\n": typeof types.CheckVoucherDocument,
    "\n  query OwnVouchers($count: Int, $page: Int) {\n    my_voucher(count: $count, page: $page) {\n      data { id business_id owner_id voucher_code remaining expiry_date }\n    }\n    my_packages { id business_id code name sessions_left expiry_date }\n  }\n": typeof types.OwnVouchersDocument,
    "\n  mutation MakePayment(\n    $sale_id: Int!\n    $appt_id: Int\n    $payment_type: String\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $vouchers: [VoucherPaymentInput!]\n    $due_amount: Float\n    $idempotency_key: String\n  ) {\n    make_payment(\n      sale_id: $sale_id\n      appt_id: $appt_id\n      payment_type: $payment_type\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      vouchers: $vouchers\n      due_amount: $due_amount\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_url\n    }\n  }\n": typeof types.MakePaymentDocument,
    "\n  mutation ConfirmCardPayment($sale_id: Int!, $order_id: Int!, $appt_id: Int) {\n    card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      public_id\n      amount\n      currency\n      held_until\n      page_url\n    }\n  }\n": typeof types.ConfirmCardPaymentDocument,
    "\n  mutation ConfirmSubscription($order_id: Int!, $subscribed_id: Int!) {\n    subscription_payment(order_id: $order_id, subscribed_id: $subscribed_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      public_id\n      amount\n      currency\n      page_url\n    }\n  }\n": typeof types.ConfirmSubscriptionDocument,
    "\n  query Payer {\n    billing_details { name email country_code region city street_line1 street_line2 postcode }\n  }\n": typeof types.PayerDocument,
    "\n  query PostTown($country_code: String!, $postcode: String!) {\n    post_town(country_code: $country_code, postcode: $postcode) { city region }\n  }\n": typeof types.PostTownDocument,
    "\n  mutation SaveBilling(\n    $country_code: String!\n    $region: String!\n    $city: String!\n    $street_line1: String!\n    $street_line2: String\n    $postcode: String!\n  ) {\n    save_billing_details(\n      country_code: $country_code\n      region: $region\n      city: $city\n      street_line1: $street_line1\n      street_line2: $street_line2\n      postcode: $postcode\n    ) {\n      status\n      message\n    }\n  }\n": typeof types.SaveBillingDocument,
    "\n  query CheckInvoiceVoucher($sale_id: Int!, $appt_id: Int, $voucher_code: String!) {\n    invoice_voucher_check(sale_id: $sale_id, appt_id: $appt_id, voucher_code: $voucher_code) { status message value sessions }\n  }\n": typeof types.CheckInvoiceVoucherDocument,
    "\n  query SavedCards {\n    saved_cards { id name brand last4 exp_month exp_year is_expired expires_soon memberships }\n  }\n": typeof types.SavedCardsDocument,
    "\n  mutation SaveCardOfOrder($order_id: Int!, $save: Boolean!, $fee: Boolean) {\n    save_card_of_order(order_id: $order_id, save: $save, fee_consent: $fee) { status message }\n  }\n": typeof types.SaveCardOfOrderDocument,
    "\n  mutation PayWithSavedCard($order_id: Int!, $card_id: Int!, $fee: Boolean) {\n    pay_with_saved_card(order_id: $order_id, card_id: $card_id, fee_consent: $fee) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      held_until\n    }\n  }\n": typeof types.PayWithSavedCardDocument,
    "\n  mutation DeleteSavedCard($id: Int!) {\n    delete_saved_card(id: $id) { status message }\n  }\n": typeof types.DeleteSavedCardDocument,
    "\n  mutation Subscribe($plan: String!, $business: Int) {\n    subscribe(plan: $plan, business_id: $business) { status message payment_url subscribed_id }\n  }\n": typeof types.SubscribeDocument,
    "\n  query OwnPlan($business: Int) {\n    desk_plan(business_id: $business) { business_id state plan { code } }\n  }\n": typeof types.OwnPlanDocument,
    "\n  query AppointmentTip($appt_id: Int!) {\n    appointment_tip(appt_id: $appt_id) { can_tip given suggestions people }\n  }\n": typeof types.AppointmentTipDocument,
    "\n  mutation TipAppointment($appt_id: Int!, $amount: Float!, $key: String) {\n    tip_appointment(appt_id: $appt_id, amount: $amount, payment_type: \"stripe\", idempotency_key: $key) {\n      status message payment_url\n    }\n  }\n": typeof types.TipAppointmentDocument,
    "\n  query GroupParts($id: Int!) {\n    appointment(id: $id) {\n      id\n      parts { appt_id name is_booker for_all state paid deposit_left due pay_until path }\n    }\n  }\n": typeof types.GroupPartsDocument,
    "\n  mutation PayOwnPart($appt_id: Int!, $key: String) {\n    pay_own_part(appt_id: $appt_id, idempotency_key: $key) { status message payment_url }\n  }\n": typeof types.PayOwnPartDocument,
    "\n  query LinkedPart($token: String!) {\n    linked_part(token: $token) {\n      booked_by\n      people\n      services\n      starts\n      zone_label\n      shop\n      slug\n      location\n      country\n      gets_mails\n      part { name is_booker for_all state paid deposit_left due pay_until }\n    }\n  }\n": typeof types.LinkedPartDocument,
    "\n  mutation SetPartEmail($token: String!, $email: String!) {\n    set_part_email(token: $token, email: $email) { status message }\n  }\n": typeof types.SetPartEmailDocument,
    "\n  mutation PayPart($token: String!, $all: Boolean, $key: String) {\n    pay_part(token: $token, all: $all, idempotency_key: $key) { status message payment_url }\n  }\n": typeof types.PayPartDocument,
    "\n  query OrderFeeTerms($order_id: Int!) {\n    order_fee_terms(order_id: $order_id) { words }\n  }\n": typeof types.OrderFeeTermsDocument,
    "\n  query AppointmentCardFee($appt_id: Int!) {\n    appointment_card_fee(appt_id: $appt_id) { amount reason status refunded charge_at note can_object agreed }\n  }\n": typeof types.AppointmentCardFeeDocument,
    "\n  mutation QuestionCardFee($appt_id: Int!, $note: String!) {\n    question_card_fee(appt_id: $appt_id, note: $note) { status message }\n  }\n": typeof types.QuestionCardFeeDocument,
    "\n  query ShopFeeTerms($business_id: Int!) {\n    shop_fee_terms(business_id: $business_id) { words }\n  }\n": typeof types.ShopFeeTermsDocument,
    "\n  mutation PayCardFee($appt_id: Int!) {\n    pay_card_fee(appt_id: $appt_id) { status message payment_url }\n  }\n": typeof types.PayCardFeeDocument,
    "\n  query TeamFirstFree($business_id: Int!) {\n    team_first_free(business_id: $business_id) {\n      person_id\n      first_free { s_time }\n    }\n  }\n": typeof types.TeamFirstFreeDocument,
    "\n  query ShopPerson($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      area\n      location\n      country\n      zone_label\n      trade { name }\n      team {\n        id\n        slug\n        name\n        title\n        bio\n        languages\n        rating\n        number_of_ratings\n        service_pricing_ids\n        portrait { image alt width height tint }\n        gallery { image alt width height tint }\n        reviews(count: 6) { id rating comment created_at user_info { first_name last_name } }\n      }\n    }\n  }\n": typeof types.ShopPersonDocument,
    "\n  query LinkedReminder($code: String!) {\n    linked_reminder(code: $code) {\n      shop slug phone place first_name services starts zone_label answer closed can_move\n      cancellation { fee refund sentence late_fee }\n    }\n  }\n": typeof types.LinkedReminderDocument,
    "\n  query LinkedReminderTimes($code: String!, $date: String!) {\n    linked_reminder_times(code: $code, date: $date) { dates times }\n  }\n": typeof types.LinkedReminderTimesDocument,
    "\n  mutation AnswerLinkedReminder($code: String!, $answer: String!, $date: String, $time: Int) {\n    answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) { status message }\n  }\n": typeof types.AnswerLinkedReminderDocument,
    "\n  query MoreReviews($business_id: Int!, $page: Int!) {\n    business_reviews(business_id: $business_id, page: $page) {\n      total\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n": typeof types.MoreReviewsDocument,
    "\n  query BusinessSearch(\n    $sort: String\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n    $with_full: Boolean\n    $count: Int\n  ) {\n    business_search(\n      sort: $sort\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      with_full: $with_full\n      count: $count\n    ) {\n      data {\n        id\n        slug\n        name\n        location\n        country\n        rating\n        number_of_ratings\n        gender_served\n        from_price\n        lat\n        lng\n        zone\n        zone_label\n        service_category_names\n        thumbnail_picture { image alt width height tint }\n      }\n      paginatorInfo { total count hasMorePages }\n      free_times { business_id service_pricing_id service_name times matches }\n      place { name county lat lng }\n      has_uncounted\n      unknown_place\n      without_times\n      soonest_first\n      day_is_over\n    }\n  }\n": typeof types.BusinessSearchDocument,
    "\n  query SearchPins(\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n  ) {\n    business_search(\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      count: 1\n    ) {\n      pins { id slug name lat lng zone_label first_free days_ahead matches }\n    }\n  }\n": typeof types.SearchPinsDocument,
    "\n  query ShopOnMap($slug: String!, $ids: [Int!]!, $business_type: String, $day: String, $time: String) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      location\n      country\n      rating\n      number_of_ratings\n      from_price\n      lat\n      lng\n      zone\n      zone_label\n      thumbnail_picture { image alt width height tint }\n    }\n    next_free_times(business_ids: $ids, business_type: $business_type, day: $day, time: $time) {\n      business_id\n      service_name\n      times\n      matches\n    }\n  }\n": typeof types.ShopOnMapDocument,
    "\n  query SearchSuggestions($text: String!) {\n    search_suggestions(text: $text) { kind name detail slug }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query PlaceSuggestions($text: String!, $country: String) {\n    place_suggestions(text: $text, country: $country) { id name description }\n  }\n": typeof types.PlaceSuggestionsDocument,
    "\n  query NextFreeTimes($ids: [Int!]!) {\n    next_free_times(business_ids: $ids) { business_id service_name times matches }\n  }\n": typeof types.NextFreeTimesDocument,
    "\n  query NearbyTimes($lat: Float!, $lng: Float!) {\n    business_search(lat: $lat, lng: $lng, distance: 15, count: 12) {\n      data { id slug name zone zone_label }\n      free_times { business_id service_name times matches }\n    }\n  }\n": typeof types.NearbyTimesDocument,
    "\n  query FreeNearby($service: String!, $lat: Float!, $lng: Float!, $day: String!, $count: Int!) {\n    business_search(business_type: $service, lat: $lat, lng: $lng, distance: 15, day: $day, sort: \"nearest\", count: $count) {\n      data { id slug name lat lng zone_label }\n      free_times { business_id service_pricing_id service_name times matches }\n      day_is_over\n    }\n  }\n": typeof types.FreeNearbyDocument,
    "\n  mutation VideoToken($room_id: String!) {\n    video_token(room_id: $room_id) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n": typeof types.VideoTokenDocument,
    "\n  fragment OwnVoucher on GuestVoucher {\n    id\n    business_id\n    owner_id\n    owner\n    mine\n    voucher_code\n    purchase_date\n    value\n    redeemed\n    remaining\n    expiry_date\n    message\n    giver\n    gift_state\n    recipient_email\n    send_at\n    send_date\n    sent_at\n    business_info { name slug country zone zone_label }\n    card_url\n    gift_url\n    voucher_detail { name color services_included { label } }\n    history { id amount created_at remaining }\n  }\n": typeof types.OwnVoucherFragmentDoc,
    "\n  query MyVouchers($count: Int!, $page: Int!) {\n    my_voucher(count: $count, page: $page) {\n      data { ...OwnVoucher }\n      paginatorInfo { total }\n    }\n  }\n": typeof types.MyVouchersDocument,
    "\n  query MyPackages {\n    my_packages { ...OwnPackage }\n  }\n": typeof types.MyPackagesDocument,
    "\n  fragment OwnPackage on GuestPackage {\n    id\n    code\n    name\n    color\n    sessions\n    sessions_left\n    closed\n    shareable\n    expiry_date\n    services_included { label }\n    business_info { name slug zone }\n  }\n": typeof types.OwnPackageFragmentDoc,
    "\n  query BoughtVouchers($sale_id: Int!) {\n    my_voucher(count: 18, page: 1, sale_id: $sale_id) {\n      data { ...OwnVoucher }\n    }\n    my_packages(sale_id: $sale_id) { ...OwnPackage }\n  }\n": typeof types.BoughtVouchersDocument,
    "\n  mutation ClaimVoucher($voucher_code: String!) {\n    claim_voucher(voucher_code: $voucher_code) { status message }\n  }\n": typeof types.ClaimVoucherDocument,
    "\n  mutation SendVoucher($id: Int!, $email: String) {\n    send_voucher(id: $id, email: $email) { status message }\n  }\n": typeof types.SendVoucherDocument,
    "\n  mutation ChangeVoucherGift(\n    $id: Int!\n    $owner: String!\n    $email: String\n    $send_date: String\n    $from: String\n    $message: String\n  ) {\n    change_voucher_gift(id: $id, owner: $owner, email: $email, send_date: $send_date, from: $from, message: $message) {\n      status\n      message\n    }\n  }\n": typeof types.ChangeVoucherGiftDocument,
    "\n  query GiftCard($voucher_code: String!) {\n    gift_card(voucher_code: $voucher_code) {\n      voucher_code\n      owner\n      giver\n      message\n      name\n      color\n      value\n      remaining\n      expiry_date\n      is_claimed\n      is_mine\n      services_included { label }\n      business_info { name slug country location published zone }\n    }\n  }\n": typeof types.GiftCardDocument,
    "\n  mutation CancellationRequest(\n    $date: String!\n    $guest_id: Int\n    $business_id: Int!\n    $date_scope: String!\n    $service_pricing_id: Int!\n    $call_before: Int\n  ) {\n    cancellation_request(\n      date: $date\n      guest_id: $guest_id\n      business_id: $business_id\n      date_scope: $date_scope\n      service_pricing_id: $service_pricing_id\n      call_before: $call_before\n    ) {\n      status\n      message\n      position\n    }\n  }\n": typeof types.CancellationRequestDocument,
    "\n  query Me {\n    profileInformation { id first_name last_name photo social_login client_detail { id } }\n  }\n": typeof types.MeDocument,
    "\n  query UnreadCount {\n    myNotification(count: 1) { new total }\n  }\n": typeof types.UnreadCountDocument,
    "\n  query UnreadMessages {\n    my_unread_messages\n  }\n": typeof types.UnreadMessagesDocument,
    "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}": typeof types.SystemLogDocument,
};
const documents: Documents = {
    "\n  query LeavingBelongings($count: Int!) {\n    appointments(type: \"upcoming\", count: $count, page: 1) {\n      data {\n        id\n        kind\n        date\n        business_info { name country zone_label }\n        appointment_detail { service_pricing { service_name } }\n        cancellation_quote { fee refund decided_by_business }\n      }\n      counts { upcoming }\n    }\n    my_voucher(count: $count, page: 1) {\n      data { id mine owner gift_state send_at voucher_code remaining expiry_date business_info { name country zone zone_label } }\n    }\n    my_packages { id code name sessions_left expiry_date business_info { name zone } }\n    my_memberships { id shop status offer { name price_words } }\n  }\n": types.LeavingBelongingsDocument,
    "\n  mutation LogInWithPassword($username: String!, $password: String!) {\n    login(username: $username, password: $password) {\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": types.LogInWithPasswordDocument,
    "\n  mutation RegisterGuest(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String!\n    $password: String!\n    $additional_mobile: String\n    $client_source: String\n    $display_booking: Boolean\n    $gender: String\n    $dob: Int\n    $client_info: String\n    $address: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $language: String\n    $hash: String\n  ) {\n    guestRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      additional_mobile: $additional_mobile\n      client_source: $client_source\n      display_booking: $display_booking\n      gender: $gender\n      dob: $dob\n      client_info: $client_info\n      address: $address\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      language: $language\n      hash: $hash\n    ) {\n      status\n      message\n    }\n  }\n": types.RegisterGuestDocument,
    "\n  mutation SendLoginCode($email: String!) {\n    send_login_code(email: $email) { status message resend_in }\n  }\n": types.SendLoginCodeDocument,
    "\n  mutation LogInWithCode($email: String!, $code: String!) {\n    login_with_code(email: $email, code: $code) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n      sign_up_token\n    }\n  }\n": types.LogInWithCodeDocument,
    "\n  mutation RegisterWithCode(\n    $sign_up_token: String!\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $terms: Boolean!\n    $language: String\n  ) {\n    register_with_code(\n      sign_up_token: $sign_up_token\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      terms: $terms\n      language: $language\n    ) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": types.RegisterWithCodeDocument,
    "\n  query SocialProviders {\n    social_providers { provider label start_url demo }\n  }\n": types.SocialProvidersDocument,
    "\n  mutation LogInSocially($provider: String!, $token: String!) {\n    socialLogin(provider: $provider, token: $token) {\n      status\n      message\n      reason\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n": types.LogInSociallyDocument,
    "\n  mutation RegisterSocially(\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $email: String\n    $password: String!\n    $provider: String!\n    $provider_id: String!\n  ) {\n    socialRegister(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      email: $email\n      password: $password\n      provider: $provider\n      provider_id: $provider_id\n    ) {\n      status\n      message\n    }\n  }\n": types.RegisterSociallyDocument,
    "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n": types.ChangeEmailDocument,
    "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      email_verified\n      created_at\n      photo\n      social_login\n      connected_logins\n      has_password\n      identify\n      google_calendar\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n        email_notification\n        marketing_notification\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query MailProblem {\n    profileInformation { id social_login mail_problem { kind address since } }\n  }\n": types.MailProblemDocument,
    "\n  query ClientReport {\n    clientReport { total_appt total_voucher total_favourite }\n  }\n": types.ClientReportDocument,
    "\n  mutation UpdateProfile(\n    $first_name: String\n    $last_name: String\n    $mobile: String\n    $additional_mobile: String\n    $gender: String\n    $dob: Int\n    $address: String\n    $suite: String\n    $country: String\n    $eir_code: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $photo: String\n    $client_source: String\n    $display_booking: Boolean\n  ) {\n    guestProfileUpdate(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      additional_mobile: $additional_mobile\n      gender: $gender\n      dob: $dob\n      address: $address\n      suite: $suite\n      country: $country\n      eir_code: $eir_code\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      photo: $photo\n      client_source: $client_source\n      display_booking: $display_booking\n    ) {\n      status\n      message\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query ActiveSessions {\n    active_sessions { id device address created_at last_used_at current }\n  }\n": types.ActiveSessionsDocument,
    "\n  mutation EndSession($id: Int!) {\n    end_session(id: $id) { status message }\n  }\n": types.EndSessionDocument,
    "\n  mutation LogOutElsewhere($keep_current: Boolean) {\n    log_out_everywhere(keep_current: $keep_current) { status message }\n  }\n": types.LogOutElsewhereDocument,
    "\n  query LeavingQuestion {\n    offboarding_question { title description questions { id title } }\n  }\n": types.LeavingQuestionDocument,
    "\n  mutation Leave($answer: String!, $email: String!) {\n    guestOffBoardingRequest(answer: $answer, email: $email) { status message }\n  }\n": types.LeaveDocument,
    "\n  query DeletionLosses {\n    appointments(type: \"upcoming\", count: 1, page: 1) { counts { upcoming } }\n    my_voucher(count: 100, page: 1) { data { mine remaining business_info { country } } }\n    my_packages { sessions_left expiry_date }\n    my_memberships { status }\n  }\n": types.DeletionLossesDocument,
    "\n  mutation ConfirmEmail($token: String!) {\n    confirm_email(token: $token) { status message }\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation SendEmailConfirmation {\n    send_email_confirmation { status message }\n  }\n": types.SendEmailConfirmationDocument,
    "\n  mutation ConnectLogin($provider: String!, $token: String!) {\n    connect_login(provider: $provider, token: $token) { status message }\n  }\n": types.ConnectLoginDocument,
    "\n  mutation DisconnectLogin($provider: String!) {\n    disconnect_login(provider: $provider) { status message }\n  }\n": types.DisconnectLoginDocument,
    "\n  query AvailabilityMonth(\n    $business_id: Int!\n    $month: String!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    availability_month(\n      business_id: $business_id\n      month: $month\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      days {\n        date\n        state\n        first\n        morning { free }\n        afternoon { free }\n        evening { free }\n      }\n    }\n  }\n": types.AvailabilityMonthDocument,
    "\n  query TimeSlots(\n    $business_id: Int!\n    $date: String\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    time_slots(\n      business_id: $business_id\n      date: $date\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      time_slots { s_time }\n    }\n  }\n": types.TimeSlotsDocument,
    "\n  query ClassDates($business_id: Int!, $service_pricing_id: Int!) {\n    time_slots(business_id: $business_id, service_pricing_id: $service_pricing_id) {\n      class_dates { s_time state seats_left }\n    }\n  }\n": types.ClassDatesDocument,
    "\n  query FirstFree(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $count: Int\n    $from: String\n  ) {\n    first_free(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      count: $count\n      from: $from\n    ) {\n      s_date\n      s_time\n    }\n  }\n": types.FirstFreeDocument,
    "\n  query AvailableOccurrences($business_id: Int!, $service_id: Int!, $date: String!, $time: Int!) {\n    available_occurrences(business_id: $business_id, service_id: $service_id, date: $date, time: $time) {\n      available_occurrences\n    }\n  }\n": types.AvailableOccurrencesDocument,
    "\n  query Appointments($type: String, $keyword: String, $date_range: String, $count: Int, $page: Int) {\n    appointments(type: $type, keyword: $keyword, date_range: $date_range, count: $count, page: $page) {\n      data {\n        id\n        business_id\n        kind\n        status\n        date\n        dates\n        next_date\n        payment_status\n        total_amount\n        upcoming\n        can_rate\n        companion\n        review { rating }\n        business_info { name zone zone_label location lat lng thumbnail_picture { image alt width height tint } }\n        appointment_detail { id duration is_group service_pricing { service_name } }\n      }\n      counts { upcoming past }\n      paginatorInfo { total }\n    }\n  }\n": types.AppointmentsDocument,
    "\n  query Appointment($id: Int!) {\n    appointment(id: $id) {\n      id\n      business_id\n      user_id\n      sale_id\n      kind\n      status\n      version\n      date\n      end_date\n      dates\n      next_date\n      starts_at\n      upcoming\n      note\n      note_to_guest\n      shop_discount\n      payment\n      due\n      payment_status\n      upfront_percent\n      total_amount\n      products { id name quantity total }\n      room_id\n      calendar_file\n      policy\n      companion\n      together {\n        id\n        companion\n        status\n        date\n        end_date\n        total_amount\n        can_cancel\n        can_reschedule\n        appointment_detail { id person service_pricing { service_name } }\n      }\n      can_cancel\n      can_reschedule\n      moving { rule until }\n      can_accept\n      can_rate\n      cancelled_by\n      cancellation_fee\n      charge_decision\n      cancelled_at\n      cancellation_percent\n      cancellation_hours\n      given_dates { schedule_id time was }\n      refunded\n      refunds { kind label amount stage requested_at sent_at expected_by reference }\n      review { rating comment label reply hidden }\n      call { date end_date starts_at ended person }\n      declined_move { date note decided_at }\n      move {\n        id\n        proposed_by\n        note\n        created_at\n        auto_accept_at\n        previous_date\n        whole_group\n        options { position date end_date }\n      }\n      business_info {\n        name\n        slug\n        published\n        location\n        country\n        zone\n        zone_label\n        lat\n        lng\n        thumbnail_picture { image alt width height tint }\n      }\n      appointment_detail {\n        id\n        ser_pricing_id\n        time\n        duration\n        person\n        person_id\n        is_group\n        is_course\n        price\n        special_price\n        still_sold\n        service_pricing { id service_id service_name duration price special_price }\n      }\n    }\n  }\n": types.AppointmentDocument,
    "\n  query CancellationQuote($id: Int!) {\n    appointment(id: $id) {\n      id\n      cancellation_quote {\n        percent\n        fee\n        refund\n        refund_to_card\n        refund_to_voucher\n        late_fee\n        late_fee_last4\n        decided_by_business\n        sentence\n        timeline { from until percent decided_by_business }\n      }\n    }\n  }\n": types.CancellationQuoteDocument,
    "\n  query GroupCancellationQuotes($id: Int!) {\n    appointment(id: $id) {\n      id\n      together {\n        id\n        cancellation_quote { fee refund refund_to_card refund_to_voucher late_fee late_fee_last4 decided_by_business }\n      }\n    }\n  }\n": types.GroupCancellationQuotesDocument,
    "\n  mutation ChangeAppointment(\n    $id: Int!\n    $status: String!\n    $service_pricing_ids: [Int!]\n    $date: String\n    $time: Int\n    $note: String\n    $version: Int\n    $whole_group: Boolean\n    $idempotency_key: String\n  ) {\n    statusUpdateForAppointment(\n      id: $id\n      status: $status\n      service_pricing_ids: $service_pricing_ids\n      date: $date\n      time: $time\n      note: $note\n      version: $version\n      whole_group: $whole_group\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      nearest_times\n    }\n  }\n": types.ChangeAppointmentDocument,
    "\n  mutation AddReview($appt_id: Int!, $rating: Int!, $comment: String) {\n    add_review(appt_id: $appt_id, rating: $rating, comment: $comment) { status message }\n  }\n": types.AddReviewDocument,
    "\n  query WaitingFor {\n    waiting_list { id business_name business_slug service_name from_date to_date call_until zone_label position }\n  }\n": types.WaitingForDocument,
    "\n  mutation LeaveList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n": types.LeaveListDocument,
    "\n  mutation KeepAppointmentTime($id: Int!, $version: Int, $idempotency_key: String) {\n    keep_appointment_time(id: $id, version: $version, idempotency_key: $idempotency_key) { status message }\n  }\n": types.KeepAppointmentTimeDocument,
    "\n  mutation GiveBackClassDate($id: Int!, $date: Int!) {\n    give_back_class_date(appt_id: $id, schedule_id: $date) { status message }\n  }\n": types.GiveBackClassDateDocument,
    "\n  query GroupMenu($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_name\n        price\n        special_price\n        duration\n        is_group\n      }\n    }\n  }\n": types.GroupMenuDocument,
    "\n  query GroupFit(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]!\n    $guests: [Int!]!\n    $person_ids: [Int]\n    $arrange: GroupArrangement\n  ) {\n    group_fit(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      guests: $guests\n      person_ids: $person_ids\n      arrange: $arrange\n    ) {\n      fits\n      message\n      most\n      can_follow\n      part_hours\n    }\n  }\n": types.GroupFitDocument,
    "\n  query ServicePeople($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    service_people(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      service_pricing_id\n      may_choose\n      first_free { s_time }\n      people {\n        person_id\n        name\n        price\n        special_price\n        duration\n        first_free { s_time }\n      }\n    }\n  }\n": types.ServicePeopleDocument,
    "\n  query FirstFreeWith($business_id: Int!, $service_pricing_ids: [Int!]!, $choices: [[Int]!]!) {\n    first_free_with(business_id: $business_id, service_pricing_ids: $service_pricing_ids, choices: $choices) { s_time }\n  }\n": types.FirstFreeWithDocument,
    "\n  query BusinessProducts($business_id: Int!) {\n    business_products(business_id: $business_id) {\n      id\n      name\n      price\n      left\n    }\n  }\n": types.BusinessProductsDocument,
    "\n  query MemberPrices($business_id: Int!) {\n    member_prices(business_id: $business_id) { name percent_off service_ids product_percent }\n  }\n": types.MemberPricesDocument,
    "\n  query GuestStatus($business_id: Int!) {\n    guest_status(business_id: $business_id) {\n      status\n      block\n    }\n  }\n": types.GuestStatusDocument,
    "\n  query ConsultationPlan($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    consultation_plan(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      needed\n      booked { s_date s_time }\n      booked_until\n      earliest\n      pairs {\n        appointment { s_date s_time }\n        call { s_date s_time }\n      }\n    }\n  }\n": types.ConsultationPlanDocument,
    "\n  mutation TimeslotAvailability($business_id: Int!, $services: [BookingServiceInput!]!, $group: BookingGroupInput) {\n    timeslot_availability(business_id: $business_id, services: $services, group: $group) {\n      status\n      message\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n": types.TimeslotAvailabilityDocument,
    "\n  mutation CreateBooking(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $products: [BookingProductInput!]\n    $group: BookingGroupInput\n    $total_amount: Float\n    $upfront_amount: Float\n    $discount: Float\n    $payment_info: PaymentInfoInput\n    $video_datetime: Int\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $fee_consent: Boolean\n    $note: String\n    $forms: [GivenFormInput!]\n    $idempotency_key: String\n  ) {\n    create_booking(\n      business_id: $business_id\n      services: $services\n      vouchers: $vouchers\n      products: $products\n      group: $group\n      total_amount: $total_amount\n      upfront_amount: $upfront_amount\n      discount: $discount\n      payment_info: $payment_info\n      video_datetime: $video_datetime\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      fee_consent: $fee_consent\n      note: $note\n      forms: $forms\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_type\n      sale_id\n      payment_url\n      payment_amount\n      order_id\n      held_until\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n": types.CreateBookingDocument,
    "\n  query PriceAvailability(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $group: BookingGroupInput\n  ) {\n    price_availability(business_id: $business_id, services: $services, vouchers: $vouchers, group: $group) {\n      total_amount\n      payable_now\n      in_full\n      available\n      lines { guest planned_time planned_minutes }\n    }\n  }\n": types.PriceAvailabilityDocument,
    "\n  query UpcomingAppointments($type: String, $count: Int, $page: Int) {\n    appointments(type: $type, count: $count, page: $page) {\n      data { id sale_id }\n      paginatorInfo { total }\n    }\n  }\n": types.UpcomingAppointmentsDocument,
    "\n  query OverlappingAppointments($spans: [TimeSpanInput!]!) {\n    overlapping_appointments(spans: $spans) {\n      id\n      kind\n      date\n      business_info { name zone_label }\n      appointment_detail { ser_pricing_id time service_pricing { service_name } }\n      business_id\n    }\n  }\n": types.OverlappingAppointmentsDocument,
    "\n  query ShopMoved($slug: String!) {\n    shop_moved_to(slug: $slug)\n  }\n": types.ShopMovedDocument,
    "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      vat_registered\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      horizon_days\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      cancellation_steps { hours percent }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n      photos { image alt width height tint drawn }\n      team {\n        id\n        slug\n        name\n        title\n        rating\n        number_of_ratings\n        portrait { image alt width height tint }\n      }\n    }\n  }\n": types.ShopBusinessDocument,
    "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          single_visits\n          occurrences\n          frequency\n          enroll_date\n          seats\n          enrolment\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id, with_packages: true) {\n      id\n      sessions\n      shareable\n      name\n      title\n      note\n      color\n      retail\n      value\n      amount_from\n      amount_to\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id, count: 16) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n": types.ShopOffersDocument,
    "\n  mutation DisconnectCalendar {\n    disconnectGoogleAccount { status message }\n  }\n": types.DisconnectCalendarDocument,
    "\n  query CalendarFeed {\n    calendar_feed { url webcal_url }\n  }\n": types.CalendarFeedDocument,
    "\n  mutation RenewCalendarFeed {\n    renew_calendar_feed { url webcal_url }\n  }\n": types.RenewCalendarFeedDocument,
    "\n  query HowItWorksPage {\n    how_it_works {\n      title\n      description\n      chapters { at label }\n      blocks {\n        slug\n        title\n        description\n        quote { ...Said }\n      }\n    }\n    comparison { title columns rows { label cells } note }\n    pains { title description items { label minutes answer } }\n    page_videos(page: \"how_it_works\") { video_code title }\n    film(page: \"how_it_works\") { ...FilmPoster }\n    ebook { ...EbookWords }\n    blogs(count: 7) { ...BlogCard description }\n  }\n  fragment FilmPoster on FilmWords {\n    title\n    description\n    poster { image alt width height tint }\n  }\n  fragment EbookWords on Ebook {\n    title\n    subtitle\n    description\n    highlights\n  }\n": types.HowItWorksPageDocument,
    "\n  query PricingPage {\n    pricing {\n      title\n      description\n      currency\n      yearly_note\n      footnote\n      plans { slug name description monthly yearly highlight badge features }\n      comparison { label values }\n      faqs { question answer }\n    }\n  }\n": types.PricingPageDocument,
    "\n  query ForBusinessPage {\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    website_visit_sliders(type: \"partner-app-slider\") { ...AppScreen }\n    page_videos(page: \"for_business\") { video_code title }\n    film(page: \"for_business\") { ...FilmPoster }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment AppScreen on WebsiteVisitSlider {\n    id\n    src\n    picture { image alt width height tint }\n  }\n": types.ForBusinessPageDocument,
    "\n  query AppLinkPage($video: String!, $sliders: String!) {\n    page_videos(page: $video) { video_code title }\n    film(page: $video) { ...FilmPoster }\n    website_visit_sliders(type: $sliders) { ...AppScreen }\n  }\n": types.AppLinkPageDocument,
    "\n  query BusinessFeaturePage($slug: String!) {\n    partner_feature(slug: $slug) {\n      id\n      slug\n      title\n      summary\n      sliders\n      description\n      picture { image alt width height tint }\n    }\n    partner_features { id slug title }\n  }\n": types.BusinessFeaturePageDocument,
    "\n  query BonusListPage {\n    bonuses {\n      id\n      title\n      description\n      slug\n      alt\n      picture { image alt width height tint }\n    }\n  }\n": types.BonusListPageDocument,
    "\n  query BonusPage($slug: String!) {\n    bonus(slug: $slug) {\n      id\n      slug\n      title\n      description\n      picture { image alt width height tint }\n      overview { title description video_id }\n      software { title description video_id }\n    }\n    bonuses { id slug title }\n    bonus_sheets(slug: $slug) { title description steps }\n    ebook { ...EbookWords }\n  }\n": types.BonusPageDocument,
    "\n  query ThankYouPage {\n    bonus_testimonial {\n      text\n      author\n      company\n      rating\n      picture { image alt width height tint }\n    }\n    bonuses {\n      id\n      title\n      slug\n      picture { image alt width height tint }\n    }\n  }\n": types.ThankYouPageDocument,
    "\n  query EbookLandingPage {\n    ebook { ...EbookWords author chapters { slug title } }\n  }\n": types.EbookLandingPageDocument,
    "\n  query EbookReaderPage {\n    ebook { ...EbookWords author chapters { slug title body } }\n  }\n": types.EbookReaderPageDocument,
    "\n  query WorksheetsPage {\n    time: bonus_sheets(slug: \"time\") { ...Sheet }\n    growth: bonus_sheets(slug: \"growth\") { ...Sheet }\n    boundaries: bonus_sheets(slug: \"boundaries\") { ...Sheet }\n    analytics: bonus_sheets(slug: \"analytics\") { ...Sheet }\n    bonuses { slug title }\n  }\n  fragment Sheet on BonusSheet {\n    title\n    description\n    steps\n  }\n": types.WorksheetsPageDocument,
    "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      zone\n      zone_label\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    ebook { ...EbookWords }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") {\n      ...Opinion\n      room { image alt width height tint }\n      room_alt_text\n    }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n": types.HomePageDocument,
    "\n  query FaqPage($keyword: String) {\n    faq_categories(keyword: $keyword) {\n      id\n      slug\n      name\n      faqs { id slug question answer }\n    }\n  }\n": types.FaqPageDocument,
    "\n  query PagePicture($page: String!) {\n    page_picture(page: $page) { image alt width height tint }\n  }\n": types.PagePictureDocument,
    "\n  query BlogListPage($page: Int, $topic: String, $skip: Int) {\n    blog_list(page: $page, topic: $topic, skip: $skip) {\n      data { ...BlogCard }\n      paginatorInfo { total currentPage lastPage count }\n    }\n    latest: blogs(count: 1) { ...BlogCard }\n    topics: blogs { topic }\n  }\n  fragment BlogCard on Blog {\n    id\n    slug\n    title\n    excerpt\n    topic\n    image_alt_text\n    reading_minutes\n    created_at\n    picture { image alt width height tint }\n  }\n": types.BlogListPageDocument,
    "\n  query BlogPost($slug: String!) {\n    blog(slug: $slug) {\n      ...BlogCard\n      description\n      author\n      writer { about picture { image } }\n      meta_title\n      meta_description\n      meta_keywords\n      related_blogs { ...BlogCard }\n    }\n    ebook { title subtitle }\n  }\n": types.BlogPostDocument,
    "\n  query CmsPage($slug: String!) {\n    pages(slug: $slug) { slug title body meta_description updated_at }\n  }\n": types.CmsPageDocument,
    "\n  query AboutPage {\n    pages(slug: \"about_us\") { slug title body meta_description updated_at }\n    page_picture(page: \"about\") { image alt width height tint }\n    marketplace {\n      number_of_businesses\n      southernmost_area\n      northernmost_area\n      average_chairs\n      average_closing\n    }\n    authors { name about number_of_posts picture { image alt width height tint } }\n  }\n": types.AboutPageDocument,
    "\n  query DiscoveryCallPage {\n    discovery_call {\n      title\n      description\n      steps { at title description }\n      form_title\n      form_note\n      demo_text\n      quote { ...Said }\n      picture { image alt width height tint }\n      faqs { question answer }\n    }\n  }\n  fragment Said on Quote {\n    text\n    author\n    company\n    photo { image alt width height tint }\n  }\n": types.DiscoveryCallPageDocument,
    "\n  query OwnConversations {\n    my_conversations {\n      id preview last_own last_at unread\n      shop { id name slug thumbnail_picture { image alt width height tint } }\n    }\n  }\n": types.OwnConversationsDocument,
    "\n  query OwnConversation($id: Int, $shop: String, $before: Int) {\n    my_conversation(id: $id, shop: $shop, before: $before) {\n      id has_older silence silence_words blocked\n      shop { id name slug phone published thumbnail_picture { image alt width height tint } }\n      appointment { id starts zone_label services is_call }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n": types.OwnConversationDocument,
    "\n  mutation SendMessage($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    send_message(business_id: $business, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n": types.SendMessageDocument,
    "\n  mutation ReadConversation($id: Int!, $last: Int!) {\n    read_conversation(id: $id, last_id: $last) { status message }\n  }\n": types.ReadConversationDocument,
    "\n  mutation BlockConversation($id: Int!, $blocked: Boolean!) {\n    block_conversation(id: $id, blocked: $blocked) { status message }\n  }\n": types.BlockConversationDocument,
    "\n  mutation ReportConversation($id: Int!, $reason: String!, $note: String) {\n    report_conversation(id: $id, reason: $reason, note: $note) { status message }\n  }\n": types.ReportConversationDocument,
    "\n  query OwnFavourites($count: Int!, $page: Int!) {\n    my_favorite_business(count: $count, page: $page) {\n      data {\n        id\n        business_id\n        business_info {\n          id\n          slug\n          name\n          description\n          location\n          area\n          zone\n          zone_label\n          rating\n          number_of_ratings\n          service_category_names\n          thumbnail_picture { image alt width height tint }\n        }\n      }\n      paginatorInfo { total }\n    }\n  }\n": types.OwnFavouritesDocument,
    "\n  mutation SaveBusiness($type: Int!, $business_id: Int!) {\n    save_businesses(type: $type, business_id: $business_id) { status message }\n  }\n": types.SaveBusinessDocument,
    "\n  query FavouriteIds {\n    profileInformation { client_detail { id favorite_business { id business_id } } }\n  }\n": types.FavouriteIdsDocument,
    "\n  query BookingForms($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    booking_forms(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      id version title intro may_wait\n      questions { id kind label required options }\n    }\n  }\n": types.BookingFormsDocument,
    "\n  query AppointmentForms($appt_id: Int!) {\n    appointment_forms(appt_id: $appt_id) {\n      id version title intro is_due signed_name signed_at\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n": types.AppointmentFormsDocument,
    "\n  mutation AnswerForm($appt_id: Int!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_form(appt_id: $appt_id, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n": types.AnswerFormDocument,
    "\n  query LinkedForms($token: String!) {\n    linked_forms(token: $token) {\n      shop slug first_name starts zone_label\n      forms {\n        id version title intro\n        questions { id kind label required options }\n      }\n    }\n  }\n": types.LinkedFormsDocument,
    "\n  mutation AnswerLinkedForm($token: String!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_linked_form(token: $token, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n": types.AnswerLinkedFormDocument,
    "\n  query InvoiceDetail($sale_id: Int!, $appt_id: Int) {\n    invoice(sale_id: $sale_id, appt_id: $appt_id) {\n      inv_pre\n      inv_no\n      created_at\n      buyer_name\n      buyer_info { mobile email address }\n      business_info {\n        id\n        name\n        address\n        country\n        vat_number\n        thumbnail_picture { image alt width height tint }\n      }\n      payment_type\n      payment_status\n      sub_total\n      discount\n      s_discount\n      total_amount\n      payment_amount\n      due_amount\n      sale_detail { id product_name product_qty unit_price discount member_percent vat_rate vat note }\n      vat { rate net vat gross }\n      supplied_on\n      credit_notes { id number amount reason created_at pdf_url }\n      changes { id kind amount note created_at }\n      payments { id kind amount method instrument created_at }\n      visits { id status date end zone_label }\n      pdf_url\n    }\n  }\n": types.InvoiceDetailDocument,
    "\n  mutation SubmitQuery(\n    $name: String!\n    $email: String!\n    $phone: String!\n    $description: String\n    $query_type: String!\n    $referral_code: String\n  ) {\n    submit_query(\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      query_type: $query_type\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n": types.SubmitQueryDocument,
    "\n  query ContactDetails {\n    profileInformation { first_name last_name email mobile }\n  }\n": types.ContactDetailsDocument,
    "\n  mutation SubmitForm(\n    $form: HostedForm!\n    $name: String!\n    $email: String!\n    $phone: String\n    $description: String\n    $preferred_time: String\n    $referral_code: String\n  ) {\n    submit_form(\n      form: $form\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      preferred_time: $preferred_time\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n": types.SubmitFormDocument,
    "\n  mutation CampaignTraffic($referral_code: String!, $page: String!) {\n    campaignTraffic(referral_code: $referral_code, page: $page) { status }\n  }\n": types.CampaignTrafficDocument,
    "\n  mutation UnsubscribeAddress($email: String!) {\n    unsubscribe(email: $email) { status message }\n  }\n": types.UnsubscribeAddressDocument,
    "\n  fragment OfferedMembership on MembershipOffer {\n    id\n    business_id\n    name\n    description\n    price\n    price_words\n    session_words\n    percent_words\n    term_words\n    consent_words\n    services\n  }\n": types.OfferedMembershipFragmentDoc,
    "\n  query BusinessMemberships($business_id: Int!) {\n    business_memberships(business_id: $business_id) { ...OfferedMembership }\n  }\n": types.BusinessMembershipsDocument,
    "\n  query MyMemberships {\n    my_memberships {\n      id\n      shop\n      slug\n      country\n      status\n      sessions_left\n      next_payment\n      ends\n      is_cancelled\n      resume_on\n      first_resume\n      card\n      card_id\n      failure\n      reason\n      offer { ...OfferedMembership sessions }\n      payments { sale_id paid_at amount is_refunded }\n    }\n  }\n": types.MyMembershipsDocument,
    "\n  mutation JoinMembership($business_id: Int!, $offer_id: Int!, $price: Float!, $key: String) {\n    join_membership(business_id: $business_id, offer_id: $offer_id, agrees: true, price: $price, idempotency_key: $key) {\n      status\n      message\n      payment_url\n    }\n  }\n": types.JoinMembershipDocument,
    "\n  mutation ChangeMembership($id: Int!, $change: String!, $resume_on: String, $key: String) {\n    change_membership(id: $id, change: $change, resume_on: $resume_on, idempotency_key: $key) { status message }\n  }\n": types.ChangeMembershipDocument,
    "\n  mutation ChangeMembershipCard($id: Int!, $saved_card_id: Int!) {\n    change_membership_card(id: $id, saved_card_id: $saved_card_id) { status message }\n  }\n": types.ChangeMembershipCardDocument,
    "\n  mutation PayMembership($id: Int!) {\n    pay_membership(id: $id) { status message payment_url }\n  }\n": types.PayMembershipDocument,
    "\n  query MessageChoices {\n    my_message_choices {\n      phone opted_out has_texts has_whatsapp push_key browsers\n      choices { channel purpose allowed }\n    }\n  }\n": types.MessageChoicesDocument,
    "\n  mutation SaveMessageChoice($channel: String!, $purpose: String!, $allowed: Boolean!) {\n    save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) { status message }\n  }\n": types.SaveMessageChoiceDocument,
    "\n  mutation SubscribePush($endpoint: String!, $p256dh: String!, $auth: String!) {\n    subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { status message }\n  }\n": types.SubscribePushDocument,
    "\n  mutation UnsubscribePush($endpoint: String!) {\n    unsubscribe_push(endpoint: $endpoint) { status message }\n  }\n": types.UnsubscribePushDocument,
    "\n  query ShopNews {\n    my_shop_news { business_id shop slug mail text }\n    my_message_choices { has_texts }\n  }\n": types.ShopNewsDocument,
    "\n  query AskNews {\n    my_shop_news { business_id shop slug asked }\n    my_message_choices { phone has_texts }\n  }\n": types.AskNewsDocument,
    "\n  mutation SaveShopNews($business: Int!, $channel: String!, $allowed: Boolean!) {\n    save_shop_news(business_id: $business, channel: $channel, allowed: $allowed) { status message }\n  }\n": types.SaveShopNewsDocument,
    "\n  query OwnNotifications($count: Int!) {\n    myNotification(count: $count, page: 1) {\n      new\n      total\n      data {\n        id\n        title\n        message\n        status\n        ref_id\n        target_url\n        business_id\n        business_slug\n        business_name\n        zone_label\n        services { service_pricing_id name occurrences }\n        created_at\n        seen\n        actions\n        answer_by\n        call_id\n        ended_offer { state place date request_id position from_date to_date nearest_times lat lng }\n      }\n    }\n  }\n": types.OwnNotificationsDocument,
    "\n  query MarkSeen {\n    myNotificationSeen { status message }\n  }\n": types.MarkSeenDocument,
    "\n  mutation DeleteNotifications($ids: String!) {\n    notificationDelete(ids: $ids) { status message }\n  }\n": types.DeleteNotificationsDocument,
    "\n  mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {\n    video_consultation_booking(video_datetime: $video_datetime, business_id: $business_id) { status message }\n  }\n": types.BookWarningCallDocument,
    "\n  query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {\n    price_availability(business_id: $business_id, services: $services) { payable_now in_full currency }\n  }\n": types.OfferPriceDocument,
    "\n  mutation AcceptOffer(\n    $offer_id: Int!\n    $payment_info: PaymentInfoInput\n    $saved_card_id: Int\n    $video_datetime: Int\n    $idempotency_key: String\n  ) {\n    accept_waiting_list_offer(\n      offer_id: $offer_id\n      payment_info: $payment_info\n      saved_card_id: $saved_card_id\n      video_datetime: $video_datetime\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_url\n      refused { code }\n    }\n  }\n": types.AcceptOfferDocument,
    "\n  query OfferedTimes {\n    waiting_list { offer { id date time } }\n  }\n": types.OfferedTimesDocument,
    "\n  mutation DeclineOffer($offer_id: Int!) {\n    decline_waiting_list_offer(offer_id: $offer_id) { status message }\n  }\n": types.DeclineOfferDocument,
    "\n  mutation LeaveWaitingList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n": types.LeaveWaitingListDocument,
    "\n  mutation CancelFuture($business_id: Int!) {\n    cancel_future_appointment(business_id: $business_id) { status message }\n  }\n": types.CancelFutureDocument,
    "\n  query CheckVoucher(\n    $voucher_code: String!\n    $selling_service: [SellingServiceInput!]!\n    $guest_id: Int!\n    $grand_total: Float!\n    $discount: Float\n    $business_id: Int!\n    $in_full: Boolean\n  ) {\n    voucher_check(\n      voucher_code: $voucher_code\n      selling_service: $selling_service\n      guest_id: $guest_id\n      grand_total: $grand_total\n      discount: $discount\n      business_id: $business_id\n      in_full: $in_full\n    ) {\n      value value_now sessions\n      message\n      status\n    }\n  }\n": types.CheckVoucherDocument,
    "\n  query OwnVouchers($count: Int, $page: Int) {\n    my_voucher(count: $count, page: $page) {\n      data { id business_id owner_id voucher_code remaining expiry_date }\n    }\n    my_packages { id business_id code name sessions_left expiry_date }\n  }\n": types.OwnVouchersDocument,
    "\n  mutation MakePayment(\n    $sale_id: Int!\n    $appt_id: Int\n    $payment_type: String\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $vouchers: [VoucherPaymentInput!]\n    $due_amount: Float\n    $idempotency_key: String\n  ) {\n    make_payment(\n      sale_id: $sale_id\n      appt_id: $appt_id\n      payment_type: $payment_type\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      vouchers: $vouchers\n      due_amount: $due_amount\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_url\n    }\n  }\n": types.MakePaymentDocument,
    "\n  mutation ConfirmCardPayment($sale_id: Int!, $order_id: Int!, $appt_id: Int) {\n    card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      public_id\n      amount\n      currency\n      held_until\n      page_url\n    }\n  }\n": types.ConfirmCardPaymentDocument,
    "\n  mutation ConfirmSubscription($order_id: Int!, $subscribed_id: Int!) {\n    subscription_payment(order_id: $order_id, subscribed_id: $subscribed_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      public_id\n      amount\n      currency\n      page_url\n    }\n  }\n": types.ConfirmSubscriptionDocument,
    "\n  query Payer {\n    billing_details { name email country_code region city street_line1 street_line2 postcode }\n  }\n": types.PayerDocument,
    "\n  query PostTown($country_code: String!, $postcode: String!) {\n    post_town(country_code: $country_code, postcode: $postcode) { city region }\n  }\n": types.PostTownDocument,
    "\n  mutation SaveBilling(\n    $country_code: String!\n    $region: String!\n    $city: String!\n    $street_line1: String!\n    $street_line2: String\n    $postcode: String!\n  ) {\n    save_billing_details(\n      country_code: $country_code\n      region: $region\n      city: $city\n      street_line1: $street_line1\n      street_line2: $street_line2\n      postcode: $postcode\n    ) {\n      status\n      message\n    }\n  }\n": types.SaveBillingDocument,
    "\n  query CheckInvoiceVoucher($sale_id: Int!, $appt_id: Int, $voucher_code: String!) {\n    invoice_voucher_check(sale_id: $sale_id, appt_id: $appt_id, voucher_code: $voucher_code) { status message value sessions }\n  }\n": types.CheckInvoiceVoucherDocument,
    "\n  query SavedCards {\n    saved_cards { id name brand last4 exp_month exp_year is_expired expires_soon memberships }\n  }\n": types.SavedCardsDocument,
    "\n  mutation SaveCardOfOrder($order_id: Int!, $save: Boolean!, $fee: Boolean) {\n    save_card_of_order(order_id: $order_id, save: $save, fee_consent: $fee) { status message }\n  }\n": types.SaveCardOfOrderDocument,
    "\n  mutation PayWithSavedCard($order_id: Int!, $card_id: Int!, $fee: Boolean) {\n    pay_with_saved_card(order_id: $order_id, card_id: $card_id, fee_consent: $fee) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      held_until\n    }\n  }\n": types.PayWithSavedCardDocument,
    "\n  mutation DeleteSavedCard($id: Int!) {\n    delete_saved_card(id: $id) { status message }\n  }\n": types.DeleteSavedCardDocument,
    "\n  mutation Subscribe($plan: String!, $business: Int) {\n    subscribe(plan: $plan, business_id: $business) { status message payment_url subscribed_id }\n  }\n": types.SubscribeDocument,
    "\n  query OwnPlan($business: Int) {\n    desk_plan(business_id: $business) { business_id state plan { code } }\n  }\n": types.OwnPlanDocument,
    "\n  query AppointmentTip($appt_id: Int!) {\n    appointment_tip(appt_id: $appt_id) { can_tip given suggestions people }\n  }\n": types.AppointmentTipDocument,
    "\n  mutation TipAppointment($appt_id: Int!, $amount: Float!, $key: String) {\n    tip_appointment(appt_id: $appt_id, amount: $amount, payment_type: \"stripe\", idempotency_key: $key) {\n      status message payment_url\n    }\n  }\n": types.TipAppointmentDocument,
    "\n  query GroupParts($id: Int!) {\n    appointment(id: $id) {\n      id\n      parts { appt_id name is_booker for_all state paid deposit_left due pay_until path }\n    }\n  }\n": types.GroupPartsDocument,
    "\n  mutation PayOwnPart($appt_id: Int!, $key: String) {\n    pay_own_part(appt_id: $appt_id, idempotency_key: $key) { status message payment_url }\n  }\n": types.PayOwnPartDocument,
    "\n  query LinkedPart($token: String!) {\n    linked_part(token: $token) {\n      booked_by\n      people\n      services\n      starts\n      zone_label\n      shop\n      slug\n      location\n      country\n      gets_mails\n      part { name is_booker for_all state paid deposit_left due pay_until }\n    }\n  }\n": types.LinkedPartDocument,
    "\n  mutation SetPartEmail($token: String!, $email: String!) {\n    set_part_email(token: $token, email: $email) { status message }\n  }\n": types.SetPartEmailDocument,
    "\n  mutation PayPart($token: String!, $all: Boolean, $key: String) {\n    pay_part(token: $token, all: $all, idempotency_key: $key) { status message payment_url }\n  }\n": types.PayPartDocument,
    "\n  query OrderFeeTerms($order_id: Int!) {\n    order_fee_terms(order_id: $order_id) { words }\n  }\n": types.OrderFeeTermsDocument,
    "\n  query AppointmentCardFee($appt_id: Int!) {\n    appointment_card_fee(appt_id: $appt_id) { amount reason status refunded charge_at note can_object agreed }\n  }\n": types.AppointmentCardFeeDocument,
    "\n  mutation QuestionCardFee($appt_id: Int!, $note: String!) {\n    question_card_fee(appt_id: $appt_id, note: $note) { status message }\n  }\n": types.QuestionCardFeeDocument,
    "\n  query ShopFeeTerms($business_id: Int!) {\n    shop_fee_terms(business_id: $business_id) { words }\n  }\n": types.ShopFeeTermsDocument,
    "\n  mutation PayCardFee($appt_id: Int!) {\n    pay_card_fee(appt_id: $appt_id) { status message payment_url }\n  }\n": types.PayCardFeeDocument,
    "\n  query TeamFirstFree($business_id: Int!) {\n    team_first_free(business_id: $business_id) {\n      person_id\n      first_free { s_time }\n    }\n  }\n": types.TeamFirstFreeDocument,
    "\n  query ShopPerson($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      area\n      location\n      country\n      zone_label\n      trade { name }\n      team {\n        id\n        slug\n        name\n        title\n        bio\n        languages\n        rating\n        number_of_ratings\n        service_pricing_ids\n        portrait { image alt width height tint }\n        gallery { image alt width height tint }\n        reviews(count: 6) { id rating comment created_at user_info { first_name last_name } }\n      }\n    }\n  }\n": types.ShopPersonDocument,
    "\n  query LinkedReminder($code: String!) {\n    linked_reminder(code: $code) {\n      shop slug phone place first_name services starts zone_label answer closed can_move\n      cancellation { fee refund sentence late_fee }\n    }\n  }\n": types.LinkedReminderDocument,
    "\n  query LinkedReminderTimes($code: String!, $date: String!) {\n    linked_reminder_times(code: $code, date: $date) { dates times }\n  }\n": types.LinkedReminderTimesDocument,
    "\n  mutation AnswerLinkedReminder($code: String!, $answer: String!, $date: String, $time: Int) {\n    answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) { status message }\n  }\n": types.AnswerLinkedReminderDocument,
    "\n  query MoreReviews($business_id: Int!, $page: Int!) {\n    business_reviews(business_id: $business_id, page: $page) {\n      total\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n": types.MoreReviewsDocument,
    "\n  query BusinessSearch(\n    $sort: String\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n    $with_full: Boolean\n    $count: Int\n  ) {\n    business_search(\n      sort: $sort\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      with_full: $with_full\n      count: $count\n    ) {\n      data {\n        id\n        slug\n        name\n        location\n        country\n        rating\n        number_of_ratings\n        gender_served\n        from_price\n        lat\n        lng\n        zone\n        zone_label\n        service_category_names\n        thumbnail_picture { image alt width height tint }\n      }\n      paginatorInfo { total count hasMorePages }\n      free_times { business_id service_pricing_id service_name times matches }\n      place { name county lat lng }\n      has_uncounted\n      unknown_place\n      without_times\n      soonest_first\n      day_is_over\n    }\n  }\n": types.BusinessSearchDocument,
    "\n  query SearchPins(\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n  ) {\n    business_search(\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      count: 1\n    ) {\n      pins { id slug name lat lng zone_label first_free days_ahead matches }\n    }\n  }\n": types.SearchPinsDocument,
    "\n  query ShopOnMap($slug: String!, $ids: [Int!]!, $business_type: String, $day: String, $time: String) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      location\n      country\n      rating\n      number_of_ratings\n      from_price\n      lat\n      lng\n      zone\n      zone_label\n      thumbnail_picture { image alt width height tint }\n    }\n    next_free_times(business_ids: $ids, business_type: $business_type, day: $day, time: $time) {\n      business_id\n      service_name\n      times\n      matches\n    }\n  }\n": types.ShopOnMapDocument,
    "\n  query SearchSuggestions($text: String!) {\n    search_suggestions(text: $text) { kind name detail slug }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query PlaceSuggestions($text: String!, $country: String) {\n    place_suggestions(text: $text, country: $country) { id name description }\n  }\n": types.PlaceSuggestionsDocument,
    "\n  query NextFreeTimes($ids: [Int!]!) {\n    next_free_times(business_ids: $ids) { business_id service_name times matches }\n  }\n": types.NextFreeTimesDocument,
    "\n  query NearbyTimes($lat: Float!, $lng: Float!) {\n    business_search(lat: $lat, lng: $lng, distance: 15, count: 12) {\n      data { id slug name zone zone_label }\n      free_times { business_id service_name times matches }\n    }\n  }\n": types.NearbyTimesDocument,
    "\n  query FreeNearby($service: String!, $lat: Float!, $lng: Float!, $day: String!, $count: Int!) {\n    business_search(business_type: $service, lat: $lat, lng: $lng, distance: 15, day: $day, sort: \"nearest\", count: $count) {\n      data { id slug name lat lng zone_label }\n      free_times { business_id service_pricing_id service_name times matches }\n      day_is_over\n    }\n  }\n": types.FreeNearbyDocument,
    "\n  mutation VideoToken($room_id: String!) {\n    video_token(room_id: $room_id) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n": types.VideoTokenDocument,
    "\n  fragment OwnVoucher on GuestVoucher {\n    id\n    business_id\n    owner_id\n    owner\n    mine\n    voucher_code\n    purchase_date\n    value\n    redeemed\n    remaining\n    expiry_date\n    message\n    giver\n    gift_state\n    recipient_email\n    send_at\n    send_date\n    sent_at\n    business_info { name slug country zone zone_label }\n    card_url\n    gift_url\n    voucher_detail { name color services_included { label } }\n    history { id amount created_at remaining }\n  }\n": types.OwnVoucherFragmentDoc,
    "\n  query MyVouchers($count: Int!, $page: Int!) {\n    my_voucher(count: $count, page: $page) {\n      data { ...OwnVoucher }\n      paginatorInfo { total }\n    }\n  }\n": types.MyVouchersDocument,
    "\n  query MyPackages {\n    my_packages { ...OwnPackage }\n  }\n": types.MyPackagesDocument,
    "\n  fragment OwnPackage on GuestPackage {\n    id\n    code\n    name\n    color\n    sessions\n    sessions_left\n    closed\n    shareable\n    expiry_date\n    services_included { label }\n    business_info { name slug zone }\n  }\n": types.OwnPackageFragmentDoc,
    "\n  query BoughtVouchers($sale_id: Int!) {\n    my_voucher(count: 18, page: 1, sale_id: $sale_id) {\n      data { ...OwnVoucher }\n    }\n    my_packages(sale_id: $sale_id) { ...OwnPackage }\n  }\n": types.BoughtVouchersDocument,
    "\n  mutation ClaimVoucher($voucher_code: String!) {\n    claim_voucher(voucher_code: $voucher_code) { status message }\n  }\n": types.ClaimVoucherDocument,
    "\n  mutation SendVoucher($id: Int!, $email: String) {\n    send_voucher(id: $id, email: $email) { status message }\n  }\n": types.SendVoucherDocument,
    "\n  mutation ChangeVoucherGift(\n    $id: Int!\n    $owner: String!\n    $email: String\n    $send_date: String\n    $from: String\n    $message: String\n  ) {\n    change_voucher_gift(id: $id, owner: $owner, email: $email, send_date: $send_date, from: $from, message: $message) {\n      status\n      message\n    }\n  }\n": types.ChangeVoucherGiftDocument,
    "\n  query GiftCard($voucher_code: String!) {\n    gift_card(voucher_code: $voucher_code) {\n      voucher_code\n      owner\n      giver\n      message\n      name\n      color\n      value\n      remaining\n      expiry_date\n      is_claimed\n      is_mine\n      services_included { label }\n      business_info { name slug country location published zone }\n    }\n  }\n": types.GiftCardDocument,
    "\n  mutation CancellationRequest(\n    $date: String!\n    $guest_id: Int\n    $business_id: Int!\n    $date_scope: String!\n    $service_pricing_id: Int!\n    $call_before: Int\n  ) {\n    cancellation_request(\n      date: $date\n      guest_id: $guest_id\n      business_id: $business_id\n      date_scope: $date_scope\n      service_pricing_id: $service_pricing_id\n      call_before: $call_before\n    ) {\n      status\n      message\n      position\n    }\n  }\n": types.CancellationRequestDocument,
    "\n  query Me {\n    profileInformation { id first_name last_name photo social_login client_detail { id } }\n  }\n": types.MeDocument,
    "\n  query UnreadCount {\n    myNotification(count: 1) { new total }\n  }\n": types.UnreadCountDocument,
    "\n  query UnreadMessages {\n    my_unread_messages\n  }\n": types.UnreadMessagesDocument,
    "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}": types.SystemLogDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LeavingBelongings($count: Int!) {\n    appointments(type: \"upcoming\", count: $count, page: 1) {\n      data {\n        id\n        kind\n        date\n        business_info { name country zone_label }\n        appointment_detail { service_pricing { service_name } }\n        cancellation_quote { fee refund decided_by_business }\n      }\n      counts { upcoming }\n    }\n    my_voucher(count: $count, page: 1) {\n      data { id mine owner gift_state send_at voucher_code remaining expiry_date business_info { name country zone zone_label } }\n    }\n    my_packages { id code name sessions_left expiry_date business_info { name zone } }\n    my_memberships { id shop status offer { name price_words } }\n  }\n"): typeof import('./graphql.ts').LeavingBelongingsDocument;
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
export function graphql(source: "\n  mutation SendLoginCode($email: String!) {\n    send_login_code(email: $email) { status message resend_in }\n  }\n"): typeof import('./graphql.ts').SendLoginCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LogInWithCode($email: String!, $code: String!) {\n    login_with_code(email: $email, code: $code) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n      sign_up_token\n    }\n  }\n"): typeof import('./graphql.ts').LogInWithCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterWithCode(\n    $sign_up_token: String!\n    $first_name: String!\n    $last_name: String!\n    $mobile: String\n    $terms: Boolean!\n    $language: String\n  ) {\n    register_with_code(\n      sign_up_token: $sign_up_token\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      terms: $terms\n      language: $language\n    ) {\n      status\n      message\n      access_token\n      user { id user_type first_name last_name }\n    }\n  }\n"): typeof import('./graphql.ts').RegisterWithCodeDocument;
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
export function graphql(source: "\n  mutation ChangePassword($old_password: String!, $password: String!, $password_confirmation: String!) {\n    updatePassword(old_password: $old_password, password: $password, password_confirmation: $password_confirmation) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($email: String!, $otp_code: String) {\n    updateEmail(email: $email, otp_code: $otp_code) { status message }\n  }\n"): typeof import('./graphql.ts').ChangeEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    profileInformation {\n      id\n      first_name\n      last_name\n      mobile\n      email\n      email_verified\n      created_at\n      photo\n      social_login\n      connected_logins\n      has_password\n      identify\n      google_calendar\n      client_detail {\n        id\n        additional_mobile\n        dob\n        gender\n        address\n        suite\n        country\n        eir_code\n        email_notification\n        marketing_notification\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailProblem {\n    profileInformation { id social_login mail_problem { kind address since } }\n  }\n"): typeof import('./graphql.ts').MailProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientReport {\n    clientReport { total_appt total_voucher total_favourite }\n  }\n"): typeof import('./graphql.ts').ClientReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile(\n    $first_name: String\n    $last_name: String\n    $mobile: String\n    $additional_mobile: String\n    $gender: String\n    $dob: Int\n    $address: String\n    $suite: String\n    $country: String\n    $eir_code: String\n    $email_notification: Boolean\n    $marketing_notification: Boolean\n    $photo: String\n    $client_source: String\n    $display_booking: Boolean\n  ) {\n    guestProfileUpdate(\n      first_name: $first_name\n      last_name: $last_name\n      mobile: $mobile\n      additional_mobile: $additional_mobile\n      gender: $gender\n      dob: $dob\n      address: $address\n      suite: $suite\n      country: $country\n      eir_code: $eir_code\n      email_notification: $email_notification\n      marketing_notification: $marketing_notification\n      photo: $photo\n      client_source: $client_source\n      display_booking: $display_booking\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').UpdateProfileDocument;
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
export function graphql(source: "\n  query DeletionLosses {\n    appointments(type: \"upcoming\", count: 1, page: 1) { counts { upcoming } }\n    my_voucher(count: 100, page: 1) { data { mine remaining business_info { country } } }\n    my_packages { sessions_left expiry_date }\n    my_memberships { status }\n  }\n"): typeof import('./graphql.ts').DeletionLossesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($token: String!) {\n    confirm_email(token: $token) { status message }\n  }\n"): typeof import('./graphql.ts').ConfirmEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailConfirmation {\n    send_email_confirmation { status message }\n  }\n"): typeof import('./graphql.ts').SendEmailConfirmationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectLogin($provider: String!, $token: String!) {\n    connect_login(provider: $provider, token: $token) { status message }\n  }\n"): typeof import('./graphql.ts').ConnectLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectLogin($provider: String!) {\n    disconnect_login(provider: $provider) { status message }\n  }\n"): typeof import('./graphql.ts').DisconnectLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AvailabilityMonth(\n    $business_id: Int!\n    $month: String!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    availability_month(\n      business_id: $business_id\n      month: $month\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      days {\n        date\n        state\n        first\n        morning { free }\n        afternoon { free }\n        evening { free }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AvailabilityMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TimeSlots(\n    $business_id: Int!\n    $date: String\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $consultation: Boolean\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $until: Int\n  ) {\n    time_slots(\n      business_id: $business_id\n      date: $date\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      consultation: $consultation\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      until: $until\n    ) {\n      time_slots { s_time }\n    }\n  }\n"): typeof import('./graphql.ts').TimeSlotsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClassDates($business_id: Int!, $service_pricing_id: Int!) {\n    time_slots(business_id: $business_id, service_pricing_id: $service_pricing_id) {\n      class_dates { s_time state seats_left }\n    }\n  }\n"): typeof import('./graphql.ts').ClassDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstFree(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]\n    $person_ids: [Int]\n    $guests: [Int!]\n    $arrange: GroupArrangement\n    $appointment_id: Int\n    $whole_group: Boolean\n    $call_first: Boolean\n    $count: Int\n    $from: String\n  ) {\n    first_free(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      person_ids: $person_ids\n      guests: $guests\n      arrange: $arrange\n      appointment_id: $appointment_id\n      whole_group: $whole_group\n      call_first: $call_first\n      count: $count\n      from: $from\n    ) {\n      s_date\n      s_time\n    }\n  }\n"): typeof import('./graphql.ts').FirstFreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AvailableOccurrences($business_id: Int!, $service_id: Int!, $date: String!, $time: Int!) {\n    available_occurrences(business_id: $business_id, service_id: $service_id, date: $date, time: $time) {\n      available_occurrences\n    }\n  }\n"): typeof import('./graphql.ts').AvailableOccurrencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Appointments($type: String, $keyword: String, $date_range: String, $count: Int, $page: Int) {\n    appointments(type: $type, keyword: $keyword, date_range: $date_range, count: $count, page: $page) {\n      data {\n        id\n        business_id\n        kind\n        status\n        date\n        dates\n        next_date\n        payment_status\n        total_amount\n        upcoming\n        can_rate\n        companion\n        review { rating }\n        business_info { name zone zone_label location lat lng thumbnail_picture { image alt width height tint } }\n        appointment_detail { id duration is_group service_pricing { service_name } }\n      }\n      counts { upcoming past }\n      paginatorInfo { total }\n    }\n  }\n"): typeof import('./graphql.ts').AppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Appointment($id: Int!) {\n    appointment(id: $id) {\n      id\n      business_id\n      user_id\n      sale_id\n      kind\n      status\n      version\n      date\n      end_date\n      dates\n      next_date\n      starts_at\n      upcoming\n      note\n      note_to_guest\n      shop_discount\n      payment\n      due\n      payment_status\n      upfront_percent\n      total_amount\n      products { id name quantity total }\n      room_id\n      calendar_file\n      policy\n      companion\n      together {\n        id\n        companion\n        status\n        date\n        end_date\n        total_amount\n        can_cancel\n        can_reschedule\n        appointment_detail { id person service_pricing { service_name } }\n      }\n      can_cancel\n      can_reschedule\n      moving { rule until }\n      can_accept\n      can_rate\n      cancelled_by\n      cancellation_fee\n      charge_decision\n      cancelled_at\n      cancellation_percent\n      cancellation_hours\n      given_dates { schedule_id time was }\n      refunded\n      refunds { kind label amount stage requested_at sent_at expected_by reference }\n      review { rating comment label reply hidden }\n      call { date end_date starts_at ended person }\n      declined_move { date note decided_at }\n      move {\n        id\n        proposed_by\n        note\n        created_at\n        auto_accept_at\n        previous_date\n        whole_group\n        options { position date end_date }\n      }\n      business_info {\n        name\n        slug\n        published\n        location\n        country\n        zone\n        zone_label\n        lat\n        lng\n        thumbnail_picture { image alt width height tint }\n      }\n      appointment_detail {\n        id\n        ser_pricing_id\n        time\n        duration\n        person\n        person_id\n        is_group\n        is_course\n        price\n        special_price\n        still_sold\n        service_pricing { id service_id service_name duration price special_price }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CancellationQuote($id: Int!) {\n    appointment(id: $id) {\n      id\n      cancellation_quote {\n        percent\n        fee\n        refund\n        refund_to_card\n        refund_to_voucher\n        late_fee\n        late_fee_last4\n        decided_by_business\n        sentence\n        timeline { from until percent decided_by_business }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CancellationQuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupCancellationQuotes($id: Int!) {\n    appointment(id: $id) {\n      id\n      together {\n        id\n        cancellation_quote { fee refund refund_to_card refund_to_voucher late_fee late_fee_last4 decided_by_business }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupCancellationQuotesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeAppointment(\n    $id: Int!\n    $status: String!\n    $service_pricing_ids: [Int!]\n    $date: String\n    $time: Int\n    $note: String\n    $version: Int\n    $whole_group: Boolean\n    $idempotency_key: String\n  ) {\n    statusUpdateForAppointment(\n      id: $id\n      status: $status\n      service_pricing_ids: $service_pricing_ids\n      date: $date\n      time: $time\n      note: $note\n      version: $version\n      whole_group: $whole_group\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      nearest_times\n    }\n  }\n"): typeof import('./graphql.ts').ChangeAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddReview($appt_id: Int!, $rating: Int!, $comment: String) {\n    add_review(appt_id: $appt_id, rating: $rating, comment: $comment) { status message }\n  }\n"): typeof import('./graphql.ts').AddReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingFor {\n    waiting_list { id business_name business_slug service_name from_date to_date call_until zone_label position }\n  }\n"): typeof import('./graphql.ts').WaitingForDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n"): typeof import('./graphql.ts').LeaveListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepAppointmentTime($id: Int!, $version: Int, $idempotency_key: String) {\n    keep_appointment_time(id: $id, version: $version, idempotency_key: $idempotency_key) { status message }\n  }\n"): typeof import('./graphql.ts').KeepAppointmentTimeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveBackClassDate($id: Int!, $date: Int!) {\n    give_back_class_date(appt_id: $id, schedule_id: $date) { status message }\n  }\n"): typeof import('./graphql.ts').GiveBackClassDateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupMenu($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_name\n        price\n        special_price\n        duration\n        is_group\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GroupMenuDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupFit(\n    $business_id: Int!\n    $service_pricing_ids: [Int!]!\n    $guests: [Int!]!\n    $person_ids: [Int]\n    $arrange: GroupArrangement\n  ) {\n    group_fit(\n      business_id: $business_id\n      service_pricing_ids: $service_pricing_ids\n      guests: $guests\n      person_ids: $person_ids\n      arrange: $arrange\n    ) {\n      fits\n      message\n      most\n      can_follow\n      part_hours\n    }\n  }\n"): typeof import('./graphql.ts').GroupFitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServicePeople($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    service_people(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      service_pricing_id\n      may_choose\n      first_free { s_time }\n      people {\n        person_id\n        name\n        price\n        special_price\n        duration\n        first_free { s_time }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ServicePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstFreeWith($business_id: Int!, $service_pricing_ids: [Int!]!, $choices: [[Int]!]!) {\n    first_free_with(business_id: $business_id, service_pricing_ids: $service_pricing_ids, choices: $choices) { s_time }\n  }\n"): typeof import('./graphql.ts').FirstFreeWithDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessProducts($business_id: Int!) {\n    business_products(business_id: $business_id) {\n      id\n      name\n      price\n      left\n    }\n  }\n"): typeof import('./graphql.ts').BusinessProductsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberPrices($business_id: Int!) {\n    member_prices(business_id: $business_id) { name percent_off service_ids product_percent }\n  }\n"): typeof import('./graphql.ts').MemberPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestStatus($business_id: Int!) {\n    guest_status(business_id: $business_id) {\n      status\n      block\n    }\n  }\n"): typeof import('./graphql.ts').GuestStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConsultationPlan($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    consultation_plan(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      needed\n      booked { s_date s_time }\n      booked_until\n      earliest\n      pairs {\n        appointment { s_date s_time }\n        call { s_date s_time }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConsultationPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TimeslotAvailability($business_id: Int!, $services: [BookingServiceInput!]!, $group: BookingGroupInput) {\n    timeslot_availability(business_id: $business_id, services: $services, group: $group) {\n      status\n      message\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TimeslotAvailabilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBooking(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $products: [BookingProductInput!]\n    $group: BookingGroupInput\n    $total_amount: Float\n    $upfront_amount: Float\n    $discount: Float\n    $payment_info: PaymentInfoInput\n    $video_datetime: Int\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $fee_consent: Boolean\n    $note: String\n    $forms: [GivenFormInput!]\n    $idempotency_key: String\n  ) {\n    create_booking(\n      business_id: $business_id\n      services: $services\n      vouchers: $vouchers\n      products: $products\n      group: $group\n      total_amount: $total_amount\n      upfront_amount: $upfront_amount\n      discount: $discount\n      payment_info: $payment_info\n      video_datetime: $video_datetime\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      fee_consent: $fee_consent\n      note: $note\n      forms: $forms\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_type\n      sale_id\n      payment_url\n      payment_amount\n      order_id\n      held_until\n      refused {\n        code\n        service_pricing_id\n        alternatives { date time }\n        test { service_pricing_id name hours_before latest is_too_late }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateBookingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PriceAvailability(\n    $business_id: Int!\n    $services: [BookingServiceInput!]\n    $vouchers: [BookingVoucherInput!]\n    $group: BookingGroupInput\n  ) {\n    price_availability(business_id: $business_id, services: $services, vouchers: $vouchers, group: $group) {\n      total_amount\n      payable_now\n      in_full\n      available\n      lines { guest planned_time planned_minutes }\n    }\n  }\n"): typeof import('./graphql.ts').PriceAvailabilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpcomingAppointments($type: String, $count: Int, $page: Int) {\n    appointments(type: $type, count: $count, page: $page) {\n      data { id sale_id }\n      paginatorInfo { total }\n    }\n  }\n"): typeof import('./graphql.ts').UpcomingAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OverlappingAppointments($spans: [TimeSpanInput!]!) {\n    overlapping_appointments(spans: $spans) {\n      id\n      kind\n      date\n      business_info { name zone_label }\n      appointment_detail { ser_pricing_id time service_pricing { service_name } }\n      business_id\n    }\n  }\n"): typeof import('./graphql.ts').OverlappingAppointmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopMoved($slug: String!) {\n    shop_moved_to(slug: $slug)\n  }\n"): typeof import('./graphql.ts').ShopMovedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopBusiness($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      country\n      currency\n      location\n      area\n      eir_code\n      lat\n      lng\n      zone\n      zone_label\n      rating\n      number_of_ratings\n      about\n      description\n      website\n      vat_registered\n      phone\n      video_vetting\n      consultation_minutes\n      consultation_price\n      horizon_days\n      upfront_amount\n      close_date\n      trade { slug name }\n      cancellation { value }\n      cancellation_steps { hours percent }\n      work_hours { weekday s_time e_time }\n      social_links { facebook instagram linkedin tiktok }\n      thumbnail_picture { image alt width height tint }\n      slider { image alt width height tint }\n      photos { image alt width height tint drawn }\n      team {\n        id\n        slug\n        name\n        title\n        rating\n        number_of_ratings\n        portrait { image alt width height tint }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShopBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOffers($business_id: Int!) {\n    service_categories(type: \"business\", business_id: $business_id) {\n      id\n      name\n      services {\n        id\n        service_id\n        service_name\n        description\n        price\n        special_price\n        duration\n        special_deposit\n        is_group\n        service_group {\n          is_course\n          group_type\n          single_visits\n          occurrences\n          frequency\n          enroll_date\n          seats\n          enrolment\n          service_schedules { date_time seats_left }\n        }\n      }\n    }\n    business_vouchers(business_id: $business_id, with_packages: true) {\n      id\n      sessions\n      shareable\n      name\n      title\n      note\n      color\n      retail\n      value\n      amount_from\n      amount_to\n      valid_for\n      limit_number_of_sales\n      total_sale\n      services_included { label }\n    }\n    business_reviews(business_id: $business_id, count: 16) {\n      total\n      rating_distribution { rating_level number_of_rating }\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n"): typeof import('./graphql.ts').ShopOffersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectCalendar {\n    disconnectGoogleAccount { status message }\n  }\n"): typeof import('./graphql.ts').DisconnectCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarFeed {\n    calendar_feed { url webcal_url }\n  }\n"): typeof import('./graphql.ts').CalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewCalendarFeed {\n    renew_calendar_feed { url webcal_url }\n  }\n"): typeof import('./graphql.ts').RenewCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HowItWorksPage {\n    how_it_works {\n      title\n      description\n      chapters { at label }\n      blocks {\n        slug\n        title\n        description\n        quote { ...Said }\n      }\n    }\n    comparison { title columns rows { label cells } note }\n    pains { title description items { label minutes answer } }\n    page_videos(page: \"how_it_works\") { video_code title }\n    film(page: \"how_it_works\") { ...FilmPoster }\n    ebook { ...EbookWords }\n    blogs(count: 7) { ...BlogCard description }\n  }\n  fragment FilmPoster on FilmWords {\n    title\n    description\n    poster { image alt width height tint }\n  }\n  fragment EbookWords on Ebook {\n    title\n    subtitle\n    description\n    highlights\n  }\n"): typeof import('./graphql.ts').HowItWorksPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PricingPage {\n    pricing {\n      title\n      description\n      currency\n      yearly_note\n      footnote\n      plans { slug name description monthly yearly highlight badge features }\n      comparison { label values }\n      faqs { question answer }\n    }\n  }\n"): typeof import('./graphql.ts').PricingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ForBusinessPage {\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    website_visit_sliders(type: \"partner-app-slider\") { ...AppScreen }\n    page_videos(page: \"for_business\") { video_code title }\n    film(page: \"for_business\") { ...FilmPoster }\n    customers: opinions(section: \"customer\") { ...Opinion }\n  }\n  fragment AppScreen on WebsiteVisitSlider {\n    id\n    src\n    picture { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').ForBusinessPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppLinkPage($video: String!, $sliders: String!) {\n    page_videos(page: $video) { video_code title }\n    film(page: $video) { ...FilmPoster }\n    website_visit_sliders(type: $sliders) { ...AppScreen }\n  }\n"): typeof import('./graphql.ts').AppLinkPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessFeaturePage($slug: String!) {\n    partner_feature(slug: $slug) {\n      id\n      slug\n      title\n      summary\n      sliders\n      description\n      picture { image alt width height tint }\n    }\n    partner_features { id slug title }\n  }\n"): typeof import('./graphql.ts').BusinessFeaturePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BonusListPage {\n    bonuses {\n      id\n      title\n      description\n      slug\n      alt\n      picture { image alt width height tint }\n    }\n  }\n"): typeof import('./graphql.ts').BonusListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BonusPage($slug: String!) {\n    bonus(slug: $slug) {\n      id\n      slug\n      title\n      description\n      picture { image alt width height tint }\n      overview { title description video_id }\n      software { title description video_id }\n    }\n    bonuses { id slug title }\n    bonus_sheets(slug: $slug) { title description steps }\n    ebook { ...EbookWords }\n  }\n"): typeof import('./graphql.ts').BonusPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ThankYouPage {\n    bonus_testimonial {\n      text\n      author\n      company\n      rating\n      picture { image alt width height tint }\n    }\n    bonuses {\n      id\n      title\n      slug\n      picture { image alt width height tint }\n    }\n  }\n"): typeof import('./graphql.ts').ThankYouPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EbookLandingPage {\n    ebook { ...EbookWords author chapters { slug title } }\n  }\n"): typeof import('./graphql.ts').EbookLandingPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EbookReaderPage {\n    ebook { ...EbookWords author chapters { slug title body } }\n  }\n"): typeof import('./graphql.ts').EbookReaderPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WorksheetsPage {\n    time: bonus_sheets(slug: \"time\") { ...Sheet }\n    growth: bonus_sheets(slug: \"growth\") { ...Sheet }\n    boundaries: bonus_sheets(slug: \"boundaries\") { ...Sheet }\n    analytics: bonus_sheets(slug: \"analytics\") { ...Sheet }\n    bonuses { slug title }\n  }\n  fragment Sheet on BonusSheet {\n    title\n    description\n    steps\n  }\n"): typeof import('./graphql.ts').WorksheetsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    sliders {\n      id\n      title\n      sub_title\n      short_description\n      youtube_url\n      image_alt_text\n      picture { image alt width height tint }\n    }\n    trades { slug name number_of_businesses }\n    featured_businesses(count: 8) {\n      id\n      slug\n      name\n      country\n      zone\n      zone_label\n      area\n      rating\n      number_of_ratings\n      from_price\n      trade { name }\n      thumbnail_picture { image alt width height tint }\n    }\n    page_videos(page: \"home\") { video_code title }\n    ebook { ...EbookWords }\n    partner_features {\n      id\n      slug\n      title\n      summary\n      picture { image alt width height tint }\n    }\n    opinions { ...Opinion }\n    customers: opinions(section: \"customer\") {\n      ...Opinion\n      room { image alt width height tint }\n      room_alt_text\n    }\n  }\n  fragment Opinion on Opinion {\n    id\n    name\n    position\n    company\n    description\n    photo_alt_text\n    picture { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').HomePageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FaqPage($keyword: String) {\n    faq_categories(keyword: $keyword) {\n      id\n      slug\n      name\n      faqs { id slug question answer }\n    }\n  }\n"): typeof import('./graphql.ts').FaqPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PagePicture($page: String!) {\n    page_picture(page: $page) { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').PagePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogListPage($page: Int, $topic: String, $skip: Int) {\n    blog_list(page: $page, topic: $topic, skip: $skip) {\n      data { ...BlogCard }\n      paginatorInfo { total currentPage lastPage count }\n    }\n    latest: blogs(count: 1) { ...BlogCard }\n    topics: blogs { topic }\n  }\n  fragment BlogCard on Blog {\n    id\n    slug\n    title\n    excerpt\n    topic\n    image_alt_text\n    reading_minutes\n    created_at\n    picture { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').BlogListPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPost($slug: String!) {\n    blog(slug: $slug) {\n      ...BlogCard\n      description\n      author\n      writer { about picture { image } }\n      meta_title\n      meta_description\n      meta_keywords\n      related_blogs { ...BlogCard }\n    }\n    ebook { title subtitle }\n  }\n"): typeof import('./graphql.ts').BlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CmsPage($slug: String!) {\n    pages(slug: $slug) { slug title body meta_description updated_at }\n  }\n"): typeof import('./graphql.ts').CmsPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AboutPage {\n    pages(slug: \"about_us\") { slug title body meta_description updated_at }\n    page_picture(page: \"about\") { image alt width height tint }\n    marketplace {\n      number_of_businesses\n      southernmost_area\n      northernmost_area\n      average_chairs\n      average_closing\n    }\n    authors { name about number_of_posts picture { image alt width height tint } }\n  }\n"): typeof import('./graphql.ts').AboutPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DiscoveryCallPage {\n    discovery_call {\n      title\n      description\n      steps { at title description }\n      form_title\n      form_note\n      demo_text\n      quote { ...Said }\n      picture { image alt width height tint }\n      faqs { question answer }\n    }\n  }\n  fragment Said on Quote {\n    text\n    author\n    company\n    photo { image alt width height tint }\n  }\n"): typeof import('./graphql.ts').DiscoveryCallPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnConversations {\n    my_conversations {\n      id preview last_own last_at unread\n      shop { id name slug thumbnail_picture { image alt width height tint } }\n    }\n  }\n"): typeof import('./graphql.ts').OwnConversationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnConversation($id: Int, $shop: String, $before: Int) {\n    my_conversation(id: $id, shop: $shop, before: $before) {\n      id has_older silence silence_words blocked\n      shop { id name slug phone published thumbnail_picture { image alt width height tint } }\n      appointment { id starts zone_label services is_call }\n      events { key at words }\n      messages { id own author body route at read pictures { id url width height } }\n    }\n  }\n"): typeof import('./graphql.ts').OwnConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($business: Int!, $body: String!, $appt: Int, $pictures: [Int!], $key: String!) {\n    send_message(business_id: $business, body: $body, appt_id: $appt, picture_ids: $pictures, idempotency_key: $key) {\n      status message conversation_id id\n    }\n  }\n"): typeof import('./graphql.ts').SendMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReadConversation($id: Int!, $last: Int!) {\n    read_conversation(id: $id, last_id: $last) { status message }\n  }\n"): typeof import('./graphql.ts').ReadConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BlockConversation($id: Int!, $blocked: Boolean!) {\n    block_conversation(id: $id, blocked: $blocked) { status message }\n  }\n"): typeof import('./graphql.ts').BlockConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportConversation($id: Int!, $reason: String!, $note: String) {\n    report_conversation(id: $id, reason: $reason, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').ReportConversationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnFavourites($count: Int!, $page: Int!) {\n    my_favorite_business(count: $count, page: $page) {\n      data {\n        id\n        business_id\n        business_info {\n          id\n          slug\n          name\n          description\n          location\n          area\n          zone\n          zone_label\n          rating\n          number_of_ratings\n          service_category_names\n          thumbnail_picture { image alt width height tint }\n        }\n      }\n      paginatorInfo { total }\n    }\n  }\n"): typeof import('./graphql.ts').OwnFavouritesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBusiness($type: Int!, $business_id: Int!) {\n    save_businesses(type: $type, business_id: $business_id) { status message }\n  }\n"): typeof import('./graphql.ts').SaveBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavouriteIds {\n    profileInformation { client_detail { id favorite_business { id business_id } } }\n  }\n"): typeof import('./graphql.ts').FavouriteIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BookingForms($business_id: Int!, $service_pricing_ids: [Int!]!) {\n    booking_forms(business_id: $business_id, service_pricing_ids: $service_pricing_ids) {\n      id version title intro may_wait\n      questions { id kind label required options }\n    }\n  }\n"): typeof import('./graphql.ts').BookingFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppointmentForms($appt_id: Int!) {\n    appointment_forms(appt_id: $appt_id) {\n      id version title intro is_due signed_name signed_at\n      questions { id kind label required options }\n      answers { question answer }\n    }\n  }\n"): typeof import('./graphql.ts').AppointmentFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerForm($appt_id: Int!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_form(appt_id: $appt_id, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n"): typeof import('./graphql.ts').AnswerFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedForms($token: String!) {\n    linked_forms(token: $token) {\n      shop slug first_name starts zone_label\n      forms {\n        id version title intro\n        questions { id kind label required options }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LinkedFormsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerLinkedForm($token: String!, $form_id: Int!, $version: Int!, $answers: [GivenAnswerInput!]!) {\n    answer_linked_form(token: $token, form_id: $form_id, version: $version, answers: $answers) { status message }\n  }\n"): typeof import('./graphql.ts').AnswerLinkedFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvoiceDetail($sale_id: Int!, $appt_id: Int) {\n    invoice(sale_id: $sale_id, appt_id: $appt_id) {\n      inv_pre\n      inv_no\n      created_at\n      buyer_name\n      buyer_info { mobile email address }\n      business_info {\n        id\n        name\n        address\n        country\n        vat_number\n        thumbnail_picture { image alt width height tint }\n      }\n      payment_type\n      payment_status\n      sub_total\n      discount\n      s_discount\n      total_amount\n      payment_amount\n      due_amount\n      sale_detail { id product_name product_qty unit_price discount member_percent vat_rate vat note }\n      vat { rate net vat gross }\n      supplied_on\n      credit_notes { id number amount reason created_at pdf_url }\n      changes { id kind amount note created_at }\n      payments { id kind amount method instrument created_at }\n      visits { id status date end zone_label }\n      pdf_url\n    }\n  }\n"): typeof import('./graphql.ts').InvoiceDetailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitQuery(\n    $name: String!\n    $email: String!\n    $phone: String!\n    $description: String\n    $query_type: String!\n    $referral_code: String\n  ) {\n    submit_query(\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      query_type: $query_type\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SubmitQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactDetails {\n    profileInformation { first_name last_name email mobile }\n  }\n"): typeof import('./graphql.ts').ContactDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitForm(\n    $form: HostedForm!\n    $name: String!\n    $email: String!\n    $phone: String\n    $description: String\n    $preferred_time: String\n    $referral_code: String\n  ) {\n    submit_form(\n      form: $form\n      name: $name\n      email: $email\n      phone: $phone\n      description: $description\n      preferred_time: $preferred_time\n      referral_code: $referral_code\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SubmitFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CampaignTraffic($referral_code: String!, $page: String!) {\n    campaignTraffic(referral_code: $referral_code, page: $page) { status }\n  }\n"): typeof import('./graphql.ts').CampaignTrafficDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeAddress($email: String!) {\n    unsubscribe(email: $email) { status message }\n  }\n"): typeof import('./graphql.ts').UnsubscribeAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OfferedMembership on MembershipOffer {\n    id\n    business_id\n    name\n    description\n    price\n    price_words\n    session_words\n    percent_words\n    term_words\n    consent_words\n    services\n  }\n"): typeof import('./graphql.ts').OfferedMembershipFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessMemberships($business_id: Int!) {\n    business_memberships(business_id: $business_id) { ...OfferedMembership }\n  }\n"): typeof import('./graphql.ts').BusinessMembershipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyMemberships {\n    my_memberships {\n      id\n      shop\n      slug\n      country\n      status\n      sessions_left\n      next_payment\n      ends\n      is_cancelled\n      resume_on\n      first_resume\n      card\n      card_id\n      failure\n      reason\n      offer { ...OfferedMembership sessions }\n      payments { sale_id paid_at amount is_refunded }\n    }\n  }\n"): typeof import('./graphql.ts').MyMembershipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinMembership($business_id: Int!, $offer_id: Int!, $price: Float!, $key: String) {\n    join_membership(business_id: $business_id, offer_id: $offer_id, agrees: true, price: $price, idempotency_key: $key) {\n      status\n      message\n      payment_url\n    }\n  }\n"): typeof import('./graphql.ts').JoinMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMembership($id: Int!, $change: String!, $resume_on: String, $key: String) {\n    change_membership(id: $id, change: $change, resume_on: $resume_on, idempotency_key: $key) { status message }\n  }\n"): typeof import('./graphql.ts').ChangeMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeMembershipCard($id: Int!, $saved_card_id: Int!) {\n    change_membership_card(id: $id, saved_card_id: $saved_card_id) { status message }\n  }\n"): typeof import('./graphql.ts').ChangeMembershipCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayMembership($id: Int!) {\n    pay_membership(id: $id) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').PayMembershipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageChoices {\n    my_message_choices {\n      phone opted_out has_texts has_whatsapp push_key browsers\n      choices { channel purpose allowed }\n    }\n  }\n"): typeof import('./graphql.ts').MessageChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveMessageChoice($channel: String!, $purpose: String!, $allowed: Boolean!) {\n    save_message_choice(channel: $channel, purpose: $purpose, allowed: $allowed) { status message }\n  }\n"): typeof import('./graphql.ts').SaveMessageChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribePush($endpoint: String!, $p256dh: String!, $auth: String!) {\n    subscribe_push(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { status message }\n  }\n"): typeof import('./graphql.ts').SubscribePushDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribePush($endpoint: String!) {\n    unsubscribe_push(endpoint: $endpoint) { status message }\n  }\n"): typeof import('./graphql.ts').UnsubscribePushDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopNews {\n    my_shop_news { business_id shop slug mail text }\n    my_message_choices { has_texts }\n  }\n"): typeof import('./graphql.ts').ShopNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AskNews {\n    my_shop_news { business_id shop slug asked }\n    my_message_choices { phone has_texts }\n  }\n"): typeof import('./graphql.ts').AskNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveShopNews($business: Int!, $channel: String!, $allowed: Boolean!) {\n    save_shop_news(business_id: $business, channel: $channel, allowed: $allowed) { status message }\n  }\n"): typeof import('./graphql.ts').SaveShopNewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnNotifications($count: Int!) {\n    myNotification(count: $count, page: 1) {\n      new\n      total\n      data {\n        id\n        title\n        message\n        status\n        ref_id\n        target_url\n        business_id\n        business_slug\n        business_name\n        zone_label\n        services { service_pricing_id name occurrences }\n        created_at\n        seen\n        actions\n        answer_by\n        call_id\n        ended_offer { state place date request_id position from_date to_date nearest_times lat lng }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OwnNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarkSeen {\n    myNotificationSeen { status message }\n  }\n"): typeof import('./graphql.ts').MarkSeenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNotifications($ids: String!) {\n    notificationDelete(ids: $ids) { status message }\n  }\n"): typeof import('./graphql.ts').DeleteNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BookWarningCall($video_datetime: Int!, $business_id: Int!) {\n    video_consultation_booking(video_datetime: $video_datetime, business_id: $business_id) { status message }\n  }\n"): typeof import('./graphql.ts').BookWarningCallDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferPrice($business_id: Int!, $services: [BookingServiceInput!]) {\n    price_availability(business_id: $business_id, services: $services) { payable_now in_full currency }\n  }\n"): typeof import('./graphql.ts').OfferPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptOffer(\n    $offer_id: Int!\n    $payment_info: PaymentInfoInput\n    $saved_card_id: Int\n    $video_datetime: Int\n    $idempotency_key: String\n  ) {\n    accept_waiting_list_offer(\n      offer_id: $offer_id\n      payment_info: $payment_info\n      saved_card_id: $saved_card_id\n      video_datetime: $video_datetime\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_status\n      payment_url\n      refused { code }\n    }\n  }\n"): typeof import('./graphql.ts').AcceptOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OfferedTimes {\n    waiting_list { offer { id date time } }\n  }\n"): typeof import('./graphql.ts').OfferedTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineOffer($offer_id: Int!) {\n    decline_waiting_list_offer(offer_id: $offer_id) { status message }\n  }\n"): typeof import('./graphql.ts').DeclineOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveWaitingList($request_id: Int!) {\n    leave_waiting_list(request_id: $request_id) { status message }\n  }\n"): typeof import('./graphql.ts').LeaveWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelFuture($business_id: Int!) {\n    cancel_future_appointment(business_id: $business_id) { status message }\n  }\n"): typeof import('./graphql.ts').CancelFutureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckVoucher(\n    $voucher_code: String!\n    $selling_service: [SellingServiceInput!]!\n    $guest_id: Int!\n    $grand_total: Float!\n    $discount: Float\n    $business_id: Int!\n    $in_full: Boolean\n  ) {\n    voucher_check(\n      voucher_code: $voucher_code\n      selling_service: $selling_service\n      guest_id: $guest_id\n      grand_total: $grand_total\n      discount: $discount\n      business_id: $business_id\n      in_full: $in_full\n    ) {\n      value value_now sessions\n      message\n      status\n    }\n  }\n"): typeof import('./graphql.ts').CheckVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnVouchers($count: Int, $page: Int) {\n    my_voucher(count: $count, page: $page) {\n      data { id business_id owner_id voucher_code remaining expiry_date }\n    }\n    my_packages { id business_id code name sessions_left expiry_date }\n  }\n"): typeof import('./graphql.ts').OwnVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakePayment(\n    $sale_id: Int!\n    $appt_id: Int\n    $payment_type: String\n    $booking_request: String\n    $google_pay_token: String\n    $saved_card_id: Int\n    $vouchers: [VoucherPaymentInput!]\n    $due_amount: Float\n    $idempotency_key: String\n  ) {\n    make_payment(\n      sale_id: $sale_id\n      appt_id: $appt_id\n      payment_type: $payment_type\n      booking_request: $booking_request\n      google_pay_token: $google_pay_token\n      saved_card_id: $saved_card_id\n      vouchers: $vouchers\n      due_amount: $due_amount\n      idempotency_key: $idempotency_key\n    ) {\n      status\n      message\n      payment_url\n    }\n  }\n"): typeof import('./graphql.ts').MakePaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCardPayment($sale_id: Int!, $order_id: Int!, $appt_id: Int) {\n    card_payment_confirm(sale_id: $sale_id, order_id: $order_id, appt_id: $appt_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      public_id\n      amount\n      currency\n      held_until\n      page_url\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCardPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSubscription($order_id: Int!, $subscribed_id: Int!) {\n    subscription_payment(order_id: $order_id, subscribed_id: $subscribed_id) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      public_id\n      amount\n      currency\n      page_url\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payer {\n    billing_details { name email country_code region city street_line1 street_line2 postcode }\n  }\n"): typeof import('./graphql.ts').PayerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostTown($country_code: String!, $postcode: String!) {\n    post_town(country_code: $country_code, postcode: $postcode) { city region }\n  }\n"): typeof import('./graphql.ts').PostTownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBilling(\n    $country_code: String!\n    $region: String!\n    $city: String!\n    $street_line1: String!\n    $street_line2: String\n    $postcode: String!\n  ) {\n    save_billing_details(\n      country_code: $country_code\n      region: $region\n      city: $city\n      street_line1: $street_line1\n      street_line2: $street_line2\n      postcode: $postcode\n    ) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').SaveBillingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CheckInvoiceVoucher($sale_id: Int!, $appt_id: Int, $voucher_code: String!) {\n    invoice_voucher_check(sale_id: $sale_id, appt_id: $appt_id, voucher_code: $voucher_code) { status message value sessions }\n  }\n"): typeof import('./graphql.ts').CheckInvoiceVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedCards {\n    saved_cards { id name brand last4 exp_month exp_year is_expired expires_soon memberships }\n  }\n"): typeof import('./graphql.ts').SavedCardsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCardOfOrder($order_id: Int!, $save: Boolean!, $fee: Boolean) {\n    save_card_of_order(order_id: $order_id, save: $save, fee_consent: $fee) { status message }\n  }\n"): typeof import('./graphql.ts').SaveCardOfOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayWithSavedCard($order_id: Int!, $card_id: Int!, $fee: Boolean) {\n    pay_with_saved_card(order_id: $order_id, card_id: $card_id, fee_consent: $fee) {\n      status\n      message\n      payment_url\n      is_open\n      is_returned\n      needs_action\n      held_until\n    }\n  }\n"): typeof import('./graphql.ts').PayWithSavedCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedCard($id: Int!) {\n    delete_saved_card(id: $id) { status message }\n  }\n"): typeof import('./graphql.ts').DeleteSavedCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Subscribe($plan: String!, $business: Int) {\n    subscribe(plan: $plan, business_id: $business) { status message payment_url subscribed_id }\n  }\n"): typeof import('./graphql.ts').SubscribeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPlan($business: Int) {\n    desk_plan(business_id: $business) { business_id state plan { code } }\n  }\n"): typeof import('./graphql.ts').OwnPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppointmentTip($appt_id: Int!) {\n    appointment_tip(appt_id: $appt_id) { can_tip given suggestions people }\n  }\n"): typeof import('./graphql.ts').AppointmentTipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TipAppointment($appt_id: Int!, $amount: Float!, $key: String) {\n    tip_appointment(appt_id: $appt_id, amount: $amount, payment_type: \"stripe\", idempotency_key: $key) {\n      status message payment_url\n    }\n  }\n"): typeof import('./graphql.ts').TipAppointmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupParts($id: Int!) {\n    appointment(id: $id) {\n      id\n      parts { appt_id name is_booker for_all state paid deposit_left due pay_until path }\n    }\n  }\n"): typeof import('./graphql.ts').GroupPartsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayOwnPart($appt_id: Int!, $key: String) {\n    pay_own_part(appt_id: $appt_id, idempotency_key: $key) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').PayOwnPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedPart($token: String!) {\n    linked_part(token: $token) {\n      booked_by\n      people\n      services\n      starts\n      zone_label\n      shop\n      slug\n      location\n      country\n      gets_mails\n      part { name is_booker for_all state paid deposit_left due pay_until }\n    }\n  }\n"): typeof import('./graphql.ts').LinkedPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetPartEmail($token: String!, $email: String!) {\n    set_part_email(token: $token, email: $email) { status message }\n  }\n"): typeof import('./graphql.ts').SetPartEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayPart($token: String!, $all: Boolean, $key: String) {\n    pay_part(token: $token, all: $all, idempotency_key: $key) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').PayPartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderFeeTerms($order_id: Int!) {\n    order_fee_terms(order_id: $order_id) { words }\n  }\n"): typeof import('./graphql.ts').OrderFeeTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AppointmentCardFee($appt_id: Int!) {\n    appointment_card_fee(appt_id: $appt_id) { amount reason status refunded charge_at note can_object agreed }\n  }\n"): typeof import('./graphql.ts').AppointmentCardFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation QuestionCardFee($appt_id: Int!, $note: String!) {\n    question_card_fee(appt_id: $appt_id, note: $note) { status message }\n  }\n"): typeof import('./graphql.ts').QuestionCardFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopFeeTerms($business_id: Int!) {\n    shop_fee_terms(business_id: $business_id) { words }\n  }\n"): typeof import('./graphql.ts').ShopFeeTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayCardFee($appt_id: Int!) {\n    pay_card_fee(appt_id: $appt_id) { status message payment_url }\n  }\n"): typeof import('./graphql.ts').PayCardFeeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamFirstFree($business_id: Int!) {\n    team_first_free(business_id: $business_id) {\n      person_id\n      first_free { s_time }\n    }\n  }\n"): typeof import('./graphql.ts').TeamFirstFreeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopPerson($slug: String!) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      area\n      location\n      country\n      zone_label\n      trade { name }\n      team {\n        id\n        slug\n        name\n        title\n        bio\n        languages\n        rating\n        number_of_ratings\n        service_pricing_ids\n        portrait { image alt width height tint }\n        gallery { image alt width height tint }\n        reviews(count: 6) { id rating comment created_at user_info { first_name last_name } }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ShopPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedReminder($code: String!) {\n    linked_reminder(code: $code) {\n      shop slug phone place first_name services starts zone_label answer closed can_move\n      cancellation { fee refund sentence late_fee }\n    }\n  }\n"): typeof import('./graphql.ts').LinkedReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkedReminderTimes($code: String!, $date: String!) {\n    linked_reminder_times(code: $code, date: $date) { dates times }\n  }\n"): typeof import('./graphql.ts').LinkedReminderTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerLinkedReminder($code: String!, $answer: String!, $date: String, $time: Int) {\n    answer_linked_reminder(code: $code, answer: $answer, date: $date, time: $time) { status message }\n  }\n"): typeof import('./graphql.ts').AnswerLinkedReminderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreReviews($business_id: Int!, $page: Int!) {\n    business_reviews(business_id: $business_id, page: $page) {\n      total\n      reviews { id rating comment created_at user_info { first_name last_name } reply { text } }\n    }\n  }\n"): typeof import('./graphql.ts').MoreReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BusinessSearch(\n    $sort: String\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n    $with_full: Boolean\n    $count: Int\n  ) {\n    business_search(\n      sort: $sort\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      with_full: $with_full\n      count: $count\n    ) {\n      data {\n        id\n        slug\n        name\n        location\n        country\n        rating\n        number_of_ratings\n        gender_served\n        from_price\n        lat\n        lng\n        zone\n        zone_label\n        service_category_names\n        thumbnail_picture { image alt width height tint }\n      }\n      paginatorInfo { total count hasMorePages }\n      free_times { business_id service_pricing_id service_name times matches }\n      place { name county lat lng }\n      has_uncounted\n      unknown_place\n      without_times\n      soonest_first\n      day_is_over\n    }\n  }\n"): typeof import('./graphql.ts').BusinessSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPins(\n    $gender: String\n    $business_type: String\n    $lat: Float\n    $lng: Float\n    $distance: Int\n    $where: String\n    $open_now: Boolean\n    $max_price: Int\n    $min_rating: Float\n    $day: String\n    $time: String\n  ) {\n    business_search(\n      gender: $gender\n      business_type: $business_type\n      lat: $lat\n      lng: $lng\n      distance: $distance\n      where: $where\n      open_now: $open_now\n      max_price: $max_price\n      min_rating: $min_rating\n      day: $day\n      time: $time\n      count: 1\n    ) {\n      pins { id slug name lat lng zone_label first_free days_ahead matches }\n    }\n  }\n"): typeof import('./graphql.ts').SearchPinsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShopOnMap($slug: String!, $ids: [Int!]!, $business_type: String, $day: String, $time: String) {\n    business(slug: $slug) {\n      id\n      slug\n      name\n      location\n      country\n      rating\n      number_of_ratings\n      from_price\n      lat\n      lng\n      zone\n      zone_label\n      thumbnail_picture { image alt width height tint }\n    }\n    next_free_times(business_ids: $ids, business_type: $business_type, day: $day, time: $time) {\n      business_id\n      service_name\n      times\n      matches\n    }\n  }\n"): typeof import('./graphql.ts').ShopOnMapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($text: String!) {\n    search_suggestions(text: $text) { kind name detail slug }\n  }\n"): typeof import('./graphql.ts').SearchSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceSuggestions($text: String!, $country: String) {\n    place_suggestions(text: $text, country: $country) { id name description }\n  }\n"): typeof import('./graphql.ts').PlaceSuggestionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextFreeTimes($ids: [Int!]!) {\n    next_free_times(business_ids: $ids) { business_id service_name times matches }\n  }\n"): typeof import('./graphql.ts').NextFreeTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NearbyTimes($lat: Float!, $lng: Float!) {\n    business_search(lat: $lat, lng: $lng, distance: 15, count: 12) {\n      data { id slug name zone zone_label }\n      free_times { business_id service_name times matches }\n    }\n  }\n"): typeof import('./graphql.ts').NearbyTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FreeNearby($service: String!, $lat: Float!, $lng: Float!, $day: String!, $count: Int!) {\n    business_search(business_type: $service, lat: $lat, lng: $lng, distance: 15, day: $day, sort: \"nearest\", count: $count) {\n      data { id slug name lat lng zone_label }\n      free_times { business_id service_pricing_id service_name times matches }\n      day_is_over\n    }\n  }\n"): typeof import('./graphql.ts').FreeNearbyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VideoToken($room_id: String!) {\n    video_token(room_id: $room_id) {\n      status\n      message\n      reason\n      token\n      provider\n      url\n      opens_at\n      ice_servers { urls username credential }\n      room { room_id role starts_at ends_at zone business_name own_name other_name }\n    }\n  }\n"): typeof import('./graphql.ts').VideoTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnVoucher on GuestVoucher {\n    id\n    business_id\n    owner_id\n    owner\n    mine\n    voucher_code\n    purchase_date\n    value\n    redeemed\n    remaining\n    expiry_date\n    message\n    giver\n    gift_state\n    recipient_email\n    send_at\n    send_date\n    sent_at\n    business_info { name slug country zone zone_label }\n    card_url\n    gift_url\n    voucher_detail { name color services_included { label } }\n    history { id amount created_at remaining }\n  }\n"): typeof import('./graphql.ts').OwnVoucherFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyVouchers($count: Int!, $page: Int!) {\n    my_voucher(count: $count, page: $page) {\n      data { ...OwnVoucher }\n      paginatorInfo { total }\n    }\n  }\n"): typeof import('./graphql.ts').MyVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPackages {\n    my_packages { ...OwnPackage }\n  }\n"): typeof import('./graphql.ts').MyPackagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnPackage on GuestPackage {\n    id\n    code\n    name\n    color\n    sessions\n    sessions_left\n    closed\n    shareable\n    expiry_date\n    services_included { label }\n    business_info { name slug zone }\n  }\n"): typeof import('./graphql.ts').OwnPackageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BoughtVouchers($sale_id: Int!) {\n    my_voucher(count: 18, page: 1, sale_id: $sale_id) {\n      data { ...OwnVoucher }\n    }\n    my_packages(sale_id: $sale_id) { ...OwnPackage }\n  }\n"): typeof import('./graphql.ts').BoughtVouchersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimVoucher($voucher_code: String!) {\n    claim_voucher(voucher_code: $voucher_code) { status message }\n  }\n"): typeof import('./graphql.ts').ClaimVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendVoucher($id: Int!, $email: String) {\n    send_voucher(id: $id, email: $email) { status message }\n  }\n"): typeof import('./graphql.ts').SendVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeVoucherGift(\n    $id: Int!\n    $owner: String!\n    $email: String\n    $send_date: String\n    $from: String\n    $message: String\n  ) {\n    change_voucher_gift(id: $id, owner: $owner, email: $email, send_date: $send_date, from: $from, message: $message) {\n      status\n      message\n    }\n  }\n"): typeof import('./graphql.ts').ChangeVoucherGiftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftCard($voucher_code: String!) {\n    gift_card(voucher_code: $voucher_code) {\n      voucher_code\n      owner\n      giver\n      message\n      name\n      color\n      value\n      remaining\n      expiry_date\n      is_claimed\n      is_mine\n      services_included { label }\n      business_info { name slug country location published zone }\n    }\n  }\n"): typeof import('./graphql.ts').GiftCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancellationRequest(\n    $date: String!\n    $guest_id: Int\n    $business_id: Int!\n    $date_scope: String!\n    $service_pricing_id: Int!\n    $call_before: Int\n  ) {\n    cancellation_request(\n      date: $date\n      guest_id: $guest_id\n      business_id: $business_id\n      date_scope: $date_scope\n      service_pricing_id: $service_pricing_id\n      call_before: $call_before\n    ) {\n      status\n      message\n      position\n    }\n  }\n"): typeof import('./graphql.ts').CancellationRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    profileInformation { id first_name last_name photo social_login client_detail { id } }\n  }\n"): typeof import('./graphql.ts').MeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadCount {\n    myNotification(count: 1) { new total }\n  }\n"): typeof import('./graphql.ts').UnreadCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadMessages {\n    my_unread_messages\n  }\n"): typeof import('./graphql.ts').UnreadMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SystemLog($api: String, $type: String, $user: ID, $body: String, $response: String, $exception: String, $source: String, $version: String, $priority: String, $device: String) {\n  system_log(\n    api: $api\n    type: $type\n    user: $user\n    body: $body\n    response: $response\n    exception: $exception\n    source: $source\n    version: $version\n    priority: $priority\n    device: $device\n  ) {\n    status\n  }\n}\n\nmutation ForgotPassword($email: String!) {\n  forgotPassword(email: $email) {\n    status\n    message\n  }\n}\n\nmutation ResetPassword($token: String!, $email: String!, $password: String!, $password_confirmation: String!) {\n  resetPassword(\n    token: $token\n    email: $email\n    password: $password\n    password_confirmation: $password_confirmation\n  ) {\n    status\n    message\n  }\n}\n\nmutation LogOut {\n  logout {\n    status\n  }\n}\n\nquery AddressSuggestions($text: String!, $kind: String, $country: String, $session: String) {\n  place_suggestions(\n    text: $text\n    kind: $kind\n    country: $country\n    session: $session\n  ) {\n    id\n    name\n    description\n    address\n    eir_code\n    country\n  }\n}\n\nquery ResetLinkState($token: String!) {\n  reset_link_state(token: $token)\n}"): typeof import('./graphql.ts').SystemLogDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
