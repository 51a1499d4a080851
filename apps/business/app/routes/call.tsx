import { type ClientLoaderFunctionArgs, redirect, useParams } from 'react-router';
import { DeskRoom } from '../features/video/desk-room.tsx';
import { LOGIN_PATH, storedToken } from '../lib/session.ts';

export const meta = () => [{ title: 'Consultation – Thyme for business' }];

export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  if (storedToken() === '') throw redirect(`${LOGIN_PATH}?next=${encodeURIComponent(`/call/${params.room}`)}`);
  return null;
}

export default function CallRoute() {
  const { room = '' } = useParams();
  return <DeskRoom key={room} roomId={room} />;
}
