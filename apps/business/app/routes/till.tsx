import { useParams } from 'react-router';
import { TillPage } from '../features/bookings/till/till-page.tsx';

export const meta = () => [{ title: 'Till – Thyme for business' }];

export default function Till() {
  const { id } = useParams();
  return (
    <div className="px-4 pb-10 md:px-7">
      <TillPage id={Number(id)} />
    </div>
  );
}
