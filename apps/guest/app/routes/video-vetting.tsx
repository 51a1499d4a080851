import { SkeletonCard, SkeletonGroup } from '@thyme/ui';
import { redirect } from 'react-router';
import { VideoRoom } from '../features/video/video-room.tsx';
import { describePage } from '../lib/page/meta.ts';
import { keys, read } from '../lib/session/storage.ts';
import type { Route } from './+types/video-vetting.ts';

/** Only the browser knows the token; the identity comes from the account, whatever the URL says. */
export function clientLoader(_args: Route.ClientLoaderArgs) {
  if (!read(keys.guestToken)) throw redirect('/guest-login');
  return null;
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: 'Consultation Video Call',
    description: 'Meet the people at your shop before your first appointment.',
    path: '/video-vetting',
    hidden: true,
  });
}

export function HydrateFallback() {
  return (
    <div className="wrap py-20">
      <SkeletonGroup label="Opening the room">
        <SkeletonCard />
      </SkeletonGroup>
    </div>
  );
}

export default function VideoVetting({ params }: Route.ComponentProps) {
  return <VideoRoom key={params.room} roomId={params.room} />;
}
