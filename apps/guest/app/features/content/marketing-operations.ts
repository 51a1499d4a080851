import { graphql } from '../../generated/gql.ts';

graphql(`
  query HowItWorksPage {
    how_it_works {
      title
      description
      chapters { at label }
      blocks {
        slug
        title
        description
        quote { ...Said }
      }
    }
    comparison { title columns rows { label cells } note }
    pains { title description items { label minutes answer } }
    page_videos(page: "how_it_works") { video_code title }
    film(page: "how_it_works") { ...FilmPoster }
    ebook { ...EbookWords }
    blogs(count: 7) { ...BlogCard description }
  }
  fragment FilmPoster on FilmWords {
    title
    description
    poster { image alt width height tint }
  }
  fragment EbookWords on Ebook {
    title
    subtitle
    description
    highlights
  }
`);

graphql(`
  query PricingPage {
    pricing {
      title
      description
      currency
      yearly_note
      footnote
      plans { slug name description monthly yearly highlight badge features }
      comparison { label values }
      faqs { question answer }
    }
  }
`);

graphql(`
  query ForBusinessPage {
    partner_features {
      id
      slug
      title
      summary
      picture { image alt width height tint }
    }
    website_visit_sliders(type: "partner-app-slider") { ...AppScreen }
    page_videos(page: "for_business") { video_code title }
    film(page: "for_business") { ...FilmPoster }
    customers: opinions(section: "customer") { ...Opinion }
  }
  fragment AppScreen on WebsiteVisitSlider {
    id
    src
    picture { image alt width height tint }
  }
`);

graphql(`
  query AppLinkPage($video: String!, $sliders: String!) {
    page_videos(page: $video) { video_code title }
    film(page: $video) { ...FilmPoster }
    website_visit_sliders(type: $sliders) { ...AppScreen }
  }
`);

graphql(`
  query BusinessFeaturePage($slug: String!) {
    partner_feature(slug: $slug) {
      id
      slug
      title
      summary
      sliders
      description
      picture { image alt width height tint }
    }
    partner_features { id slug title }
  }
`);

graphql(`
  query BonusListPage {
    bonuses {
      id
      title
      description
      slug
      alt
      picture { image alt width height tint }
    }
  }
`);

graphql(`
  query BonusPage($slug: String!) {
    bonus(slug: $slug) {
      id
      slug
      title
      description
      picture { image alt width height tint }
      overview { title description video_id }
      software { title description video_id }
    }
    bonuses { id slug title }
    bonus_sheets(slug: $slug) { title description steps }
    ebook { ...EbookWords }
  }
`);

graphql(`
  query ThankYouPage {
    bonus_testimonial {
      text
      author
      company
      rating
      picture { image alt width height tint }
    }
    bonuses {
      id
      title
      slug
      picture { image alt width height tint }
    }
  }
`);

graphql(`
  query EbookLandingPage {
    ebook { ...EbookWords author chapters { slug title } }
  }
`);

graphql(`
  query EbookReaderPage {
    ebook { ...EbookWords author chapters { slug title body } }
  }
`);

graphql(`
  query WorksheetsPage {
    time: bonus_sheets(slug: "time") { ...Sheet }
    growth: bonus_sheets(slug: "growth") { ...Sheet }
    boundaries: bonus_sheets(slug: "boundaries") { ...Sheet }
    analytics: bonus_sheets(slug: "analytics") { ...Sheet }
    bonuses { slug title }
  }
  fragment Sheet on BonusSheet {
    title
    description
    steps
  }
`);
