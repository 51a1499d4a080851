import { Button, ErrorState, Logo, Skeleton, SkeletonGroup } from '@thyme/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface DoorstepProps {
  /** Accessible name of the logo link. */
  home: string;
  /** Target of the Leave link. */
  leaveTo: string;
  children: ReactNode;
}

/** The page shown before the user has joined. */
export function Doorstep({ home, leaveTo, children }: DoorstepProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="flex min-h-15 items-center justify-between px-5 py-2 md:min-h-17 md:px-10">
        <Link to="/" aria-label={home} className="rounded-sm focus-visible:focus-ring">
          <Logo />
        </Link>
        <Button variant="ghost" asChild>
          <Link to={leaveTo}>
            <X aria-hidden="true" size={20} /> Leave
          </Link>
        </Button>
      </header>
      <main className="grid content-center py-4">{children}</main>
    </div>
  );
}

export function OpeningRoom() {
  return (
    <SkeletonGroup label="Opening the room">
      <Skeleton className="mx-auto aspect-video w-full max-w-170 rounded-lg" />
    </SkeletonGroup>
  );
}

export function UnopenedRoom({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    <ErrorState
      size="page"
      level={1}
      title="We couldn’t open the room"
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {children}
    </ErrorState>
  );
}
