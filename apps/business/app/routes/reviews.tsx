import { ReviewsPage } from '../features/reviews/reviews-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const meta = () => [{ title: 'Reviews – Thyme for business' }];

export default function Reviews() {
  return (
    <div className="px-4 pb-10 md:px-7">
      <PageHead title="Reviews" />
      <ReviewsPage />
    </div>
  );
}
