import { drawing } from '../parse/picture.ts';
import { listOf, read, record, text } from '../parse/shape.ts';
import { yamlFile } from './files.ts';

const author = record({ name: text, about: text, photo: drawing, photo_alt_text: text });

/** The authors of the articles. */
export const readAuthors = (dir: string) => read(yamlFile(dir, 'site/authors.yaml'), listOf(author));
