import { graphql } from '../../generated/gql.ts';

graphql(`
  query FaqPage($keyword: String) {
    faq_categories(keyword: $keyword) {
      id
      slug
      name
      faqs { id slug question answer }
    }
  }
`);

graphql(`
  query PagePicture($page: String!) {
    page_picture(page: $page) { image alt width height tint }
  }
`);

graphql(`
  query BlogListPage($page: Int, $topic: String, $skip: Int) {
    blog_list(page: $page, topic: $topic, skip: $skip) {
      data { ...BlogCard }
      paginatorInfo { total currentPage lastPage count }
    }
    latest: blogs(count: 1) { ...BlogCard }
    topics: blogs { topic }
  }
  fragment BlogCard on Blog {
    id
    slug
    title
    excerpt
    topic
    image_alt_text
    reading_minutes
    created_at
    picture { image alt width height tint }
  }
`);

graphql(`
  query BlogPost($slug: String!) {
    blog(slug: $slug) {
      ...BlogCard
      description
      author
      writer { about picture { image } }
      meta_title
      meta_description
      meta_keywords
      related_blogs { ...BlogCard }
    }
    ebook { title subtitle }
  }
`);

graphql(`
  query CmsPage($slug: String!) {
    pages(slug: $slug) { slug title body meta_description updated_at }
  }
`);

graphql(`
  query AboutPage {
    pages(slug: "about_us") { slug title body meta_description updated_at }
    page_picture(page: "about") { image alt width height tint }
    marketplace {
      number_of_businesses
      southernmost_area
      northernmost_area
      average_chairs
      average_closing
    }
    authors { name about number_of_posts picture { image alt width height tint } }
  }
`);

graphql(`
  query DiscoveryCallPage {
    discovery_call {
      title
      description
      steps { at title description }
      form_title
      form_note
      demo_text
      quote { ...Said }
      picture { image alt width height tint }
      faqs { question answer }
    }
  }
  fragment Said on Quote {
    text
    author
    company
    photo { image alt width height tint }
  }
`);
