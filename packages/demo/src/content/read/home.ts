import { drawing } from '../parse/picture.ts';
import { listOf, optional, read, record, slug, text } from '../parse/shape.ts';
import { yamlFile } from './files.ts';

const slider = record({
  slug,
  title: text,
  sub_title: text,
  short_description: text,
  image: drawing,
  image_alt_text: text,
  video_code: optional<string | null>(text, null),
});

const opinion = record({ name: text, position: text, description: text, photo: drawing, photo_alt_text: text });

const customer = record({
  name: text,
  business: text,
  /** Left out where the name says it. */
  place: optional<string | null>(text, null),
  shop_slug: slug,
  quote: text,
  photo: drawing,
  photo_alt_text: text,
  image: drawing,
  image_alt_text: text,
});

const visit = record({ slug, title: text, image: drawing, image_alt_text: text, src: text });
const visits = record({ 'partner-app-slider': listOf(visit), 'guest-app-slider': listOf(visit) });

const film = record({
  page: slug,
  video_code: text,
  title: text,
  description: text,
  poster: drawing,
  poster_alt_text: text,
});

const offBoarding = record({ title: text, description: text, questions: listOf(text) });

export function readHome(dir: string) {
  return {
    sliders: read(yamlFile(dir, 'site/sliders.yaml'), listOf(slider)),
    opinions: read(yamlFile(dir, 'site/opinions.yaml'), listOf(opinion)),
    customers: read(yamlFile(dir, 'site/customers.yaml'), listOf(customer)),
    visits: read(yamlFile(dir, 'site/visit-sliders.yaml'), visits),
    films: read(yamlFile(dir, 'site/page-videos.yaml'), listOf(film)),
    offBoarding: read(yamlFile(dir, 'site/off-boarding.yaml'), offBoarding),
  };
}
