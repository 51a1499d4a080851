import { Button, ErrorState, Note, Skeleton, SkeletonGroup } from '@thyme/ui';
import type { ReactNode } from 'react';
import { Composer, type ComposerProps } from './composer.tsx';
import { ThreadView, type ThreadViewProps } from './thread-view.tsx';
import type { ShownEvent, ShownMessage } from './thread-words.ts';
import { stillOutgoing, type useOutgoing } from './use-outgoing.ts';

interface ThreadMissingProps {
  isError: boolean;
  onTryAgain: () => void;
  size?: 'small' | 'page';
  /** A sentence below the title: a possible reason, or a reassurance. */
  children: ReactNode;
}

/** Shown in place of a conversation that is loading or could not be loaded. */
export function ThreadMissing({ isError, onTryAgain, size = 'small', children }: ThreadMissingProps) {
  return isError ? (
    <ErrorState
      size={size}
      level={2}
      title="We couldn’t load this conversation"
      action={<Button onClick={onTryAgain}>Try again</Button>}
    >
      {children}
    </ErrorState>
  ) : (
    <SkeletonGroup label="Loading the conversation">
      <div className="p-5">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="mt-6 h-60" />
      </div>
    </SkeletonGroup>
  );
}

/** The pages of messages loaded so far. */
interface ThreadPages {
  messages: ShownMessage[];
  events: readonly ShownEvent[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface ThreadPanelProps
  extends Pick<ThreadViewProps, 'other' | 'now' | 'zone' | 'look' | 'authorizedFetch'>,
    Pick<ComposerProps, 'text' | 'onText' | 'businessId' | 'uploadAddress' | 'hint' | 'children'> {
  /** Identifies the conversation among the outgoing messages. */
  thread: string;
  pages: ThreadPages;
  outgoing: ReturnType<typeof useOutgoing>;
  /** Shown before the first message. */
  nothing: string;
  /** Why no message can be sent; without a reason the composer is shown. */
  silence: string | null | undefined;
  /** The composer's label. */
  label: string;
  /** Between the messages and the composer. */
  above?: ReactNode;
}

/** The messages of a conversation, and the composer. */
export function ThreadPanel(props: ThreadPanelProps) {
  const { thread, pages, outgoing, nothing, silence, other, now, zone, look, authorizedFetch } = props;
  const { label, text, onText, businessId, uploadAddress, hint, children, above } = props;
  const { messages, events } = pages;
  const own = outgoing.all.filter((one) => one.thread === thread);
  return (
    <>
      {messages.length === 0 && own.length === 0 && <p className="p-5 text-center text-ink-soft">{nothing}</p>}
      <ThreadView
        {...{ other, messages, events, now, zone, look, authorizedFetch }}
        outgoing={stillOutgoing(own, messages)}
        onTryAgain={outgoing.tryAgain}
        onDrop={({ key }) => outgoing.drop(key)}
        onOlder={pages.hasNextPage ? () => void pages.fetchNextPage() : null}
        isLoadingOlder={pages.isFetchingNextPage}
      />
      {above}
      {silence ? (
        <div className="border-t border-line p-4">
          <Note tone="warn">{silence}</Note>
        </div>
      ) : (
        <Composer
          key={thread}
          {...{ label, text, onText, businessId, uploadAddress, hint, authorizedFetch }}
          onSend={({ body, pictureIds }) => {
            outgoing.add({ thread, body, pictureIds, after: messages.at(-1)?.id ?? 0 });
            onText('');
          }}
        >
          {children}
        </Composer>
      )}
    </>
  );
}
