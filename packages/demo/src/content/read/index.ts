import { readAuthors } from './authors.ts';
import { readBlocks } from './blocks.ts';
import { readBlog } from './blog.ts';
import { readBonuses, readBonusTestimonial } from './bonus.ts';
import { readEbook } from './ebook.ts';
import { readFaq } from './faq.ts';
import { readFeatures } from './features.ts';
import { readHome } from './home.ts';
import { readPages } from './pages.ts';

/** Reads and validates every file before anything is written. */
export function readContent(dir: string) {
  return {
    authors: readAuthors(dir),
    blog: readBlog(dir),
    faq: readFaq(dir),
    pages: readPages(dir),
    features: readFeatures(dir),
    bonuses: readBonuses(dir),
    bonusTestimonial: readBonusTestimonial(dir),
    ebook: readEbook(dir),
    home: readHome(dir),
    blocks: readBlocks(dir),
  };
}

export type Content = ReturnType<typeof readContent>;
