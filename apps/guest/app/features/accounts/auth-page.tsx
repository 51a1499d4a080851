import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import morningRoom from './art/morning-room.svg';

interface AuthPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the heading: a message, or the way back. */
  before?: ReactNode;
  children: ReactNode;
}

/** The layout of every login and sign-up page: a picture beside a narrow column, above it on phones. */
export function AuthPage({ title, lead, before, children }: AuthPageProps) {
  return (
    <div className="wrap mb-18 grid md:mt-3 md:min-h-180 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]">
      <div className="relative h-42 md:h-auto">
        <img
          src={morningRoom}
          alt=""
          width={720}
          height={880}
          fetchPriority="high"
          className="absolute inset-0 size-full rounded-lg object-cover object-[50%_92%] md:object-center"
        />
      </div>
      <div className="grid items-center pt-7 md:justify-items-end md:py-10 md:pl-8 lg:pr-10">
        <div className="w-full md:max-w-110">
          {before}
          <h1 className="display-48 max-w-90">{title}</h1>
          {lead && <p className="mt-3 text-lg text-ink-soft">{lead}</p>}
          <div className="mt-7 grid gap-5">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** Returns to the previous page; to the given page where this one was opened first. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();
  const isFirst = () => (window.history.state as { idx?: number } | null)?.idx === 0;
  return (
    <button
      type="button"
      onClick={() => void (isFirst() ? navigate(otherwise) : navigate(-1))}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-thyme-700 hover:underline"
    >
      <ArrowLeft aria-hidden="true" /> Back
    </button>
  );
}

/** Separates two alternatives. */
export function Or() {
  return (
    <p className="flex items-center gap-3.5 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  );
}
