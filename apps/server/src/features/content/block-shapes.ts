/** A picture inside a block of copy, with its dimensions to reserve space. */
export interface BlockPicture {
  src: string;
  width: number;
  height: number;
  tint: string;
}

interface Question {
  question: string;
  answer: string;
}

export interface Voice {
  author: string;
  company: string;
  photo: BlockPicture;
}

/** What the content command stores under each key, already validated. */
export interface Blocks {
  comparison: { title: string; columns: string[]; rows: { label: string; cells: string[] }[]; note: string };
  pains: { title: string; description: string; items: { label: string; minutes: number; answer: string }[] };
  'how-it-works': {
    title: string;
    description: string;
    chapters: { at: string; label: string }[];
    blocks: (Voice & { slug: string; title: string; description: string; quote: string })[];
  };
  'discovery-call': {
    title: string;
    description: string;
    steps: { at: string; title: string; description: string }[];
    form_title: string;
    form_note: string;
    demo_text: string;
    quote: Voice & { text: string };
    image: BlockPicture;
    image_alt_text: string;
    faqs: Question[];
  };
  pricing: {
    title: string;
    description: string;
    currency: string;
    yearly_note: string;
    footnote: string;
    plans: {
      slug: string;
      name: string;
      description: string;
      monthly: number;
      yearly: number;
      highlight: boolean;
      badge?: string | null;
      features: string[];
    }[];
    comparison: { label: string; values: (string | boolean)[] }[];
    faqs: Question[];
  };
  authors: { name: string; about: string; photo: BlockPicture; photo_alt_text: string }[];
  'page-pictures': Record<string, { image: BlockPicture; image_alt_text: string }>;
  films: Record<string, { title: string; description: string; poster: BlockPicture; poster_alt_text: string }>;
  'bonus-sheets': Record<string, { title: string; description: string; steps: string[] }[]>;
  'bonus-testimonial': {
    text: string;
    author: string;
    company: string;
    image: BlockPicture;
    image_alt_text: string;
    rating: number;
  };
  ebook: {
    title: string;
    subtitle: string;
    description: string;
    author: string;
    highlights: string[];
    chapters: { slug: string; title: string; html: string }[];
  };
}
