import type { Executor } from '@thyme/db';
import { offBoardingQuestions, opinions, pageVideos, sliders, websiteVisitSliders } from '@thyme/db/schema';
import type { Content } from '../read/index.ts';
import type { PictureShelf } from './pictures.ts';
import { type Change, syncRows } from './sync-rows.ts';

export async function storeHome(db: Executor, content: Content, shelf: PictureShelf): Promise<Change[]> {
  const { home } = content;
  const slides = home.sliders.map((slide, position) => ({
    title: slide.title,
    subTitle: slide.sub_title,
    shortDescription: slide.short_description,
    pictureId: shelf.id(slide.image),
    youtubeUrl: slide.video_code,
    imageAltText: slide.image_alt_text,
    status: 1,
    position,
  }));
  const visits = Object.entries(home.visits).flatMap(([type, list]) =>
    list.map(({ image, src }, position) => ({ type, pictureId: shelf.id(image), src, position })),
  );
  const videos = home.films.map(({ page, video_code, title }) => ({ page, videoCode: video_code, title }));
  return [
    ...(await syncRows(db, { name: 'sliders', table: sliders, key: ['position'], rows: slides })),
    ...(await storeOpinions(db, content, shelf)),
    ...(await syncRows(db, {
      name: 'website_visit_sliders',
      table: websiteVisitSliders,
      key: ['type', 'position'],
      rows: visits,
    })),
    ...(await syncRows(db, { name: 'page_videos', table: pageVideos, key: ['page'], rows: videos })),
    ...(await storeOffBoarding(db, content)),
  ];
}

const noRoom = { roomId: null, roomAltText: '' };

async function storeOpinions(db: Executor, content: Content, shelf: PictureShelf): Promise<Change[]> {
  const { home, blocks, bonusTestimonial } = content;
  const testimonials = home.opinions.map((opinion, sortOrder) => ({
    section: 'testimonial',
    name: opinion.name,
    jobTitle: opinion.position,
    company: '',
    description: opinion.description,
    photoId: shelf.id(opinion.photo),
    photoAltText: opinion.photo_alt_text,
    ...noRoom,
    rating: null,
    sortOrder,
  }));
  const customers = home.customers.map((customer, sortOrder) => ({
    section: 'customer',
    name: customer.name,
    jobTitle: `${[customer.business, customer.place].filter(Boolean).join(', ')} · demo studio`,
    company: customer.business,
    description: customer.quote,
    photoId: shelf.id(customer.photo),
    photoAltText: customer.photo_alt_text,
    roomId: shelf.id(customer.image),
    roomAltText: customer.image_alt_text,
    rating: null,
    sortOrder,
  }));
  const features = blocks['how-it-works'].blocks.map((block, sortOrder) => ({
    section: 'feature',
    name: block.author,
    jobTitle: block.company,
    company: block.company,
    description: block.quote,
    photoId: shelf.id(block.photo),
    photoAltText: `Drawing of ${block.author}`,
    ...noRoom,
    rating: null,
    sortOrder,
  }));
  const bonus = {
    section: 'bonus',
    name: bonusTestimonial.author,
    jobTitle: bonusTestimonial.company,
    company: bonusTestimonial.company,
    description: bonusTestimonial.text,
    photoId: shelf.id(bonusTestimonial.image),
    photoAltText: bonusTestimonial.image_alt_text,
    ...noRoom,
    rating: bonusTestimonial.rating,
    sortOrder: 0,
  };
  const rows = [...testimonials, ...customers, ...features, bonus];
  return syncRows(db, { name: 'opinions', table: opinions, key: ['section', 'sortOrder'], rows });
}

async function storeOffBoarding(db: Executor, { home }: Content): Promise<Change[]> {
  const { title, description, questions } = home.offBoarding;
  const row = { title, description, questions: questions.map((reason, index) => ({ id: index + 1, title: reason })) };
  return syncRows(db, { name: 'off_boarding_questions', table: offBoardingQuestions, key: ['title'], rows: [row] });
}
