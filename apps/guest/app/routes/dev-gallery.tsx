import { Gallery } from '@thyme/ui/gallery/gallery.tsx';

export const meta = () => [{ title: 'Components – Thyme' }, { name: 'robots', content: 'noindex' }];

/** The design system on one page. Registered while developing and testing only. */
export default function DevGallery() {
  return <Gallery />;
}
