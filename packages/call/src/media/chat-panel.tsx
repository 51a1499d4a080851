import { IconButton } from '@thyme/ui';
import { Send, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ChatMessage, MAX_MESSAGE } from './types.ts';

interface Props {
  messages: readonly ChatMessage[];
  otherName: string;
  onSay(text: string): void;
  onClose(): void;
}

/** The text chat of a call: links, spelled names, or a fallback when the sound fails. */
export function ChatPanel({ messages, otherName, onSay, onClose }: Props) {
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message moves the view
  useEffect(() => {
    // Newer browsers return a promise here, which must not become the effect's cleanup.
    void end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText('');
  };
  return (
    <section
      aria-label="Chat"
      className="absolute inset-x-0 bottom-0 z-20 flex h-3/5 flex-col rounded-t-lg bg-card text-ink md:inset-y-4 md:right-4 md:left-auto md:h-auto md:w-90 md:rounded-lg"
    >
      <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-5">
        <h2 className="font-semibold">Chat</h2>
        <IconButton label="Close chat" onClick={onClose}>
          <X size={20} />
        </IconButton>
      </header>
      <ol aria-live="polite" className="flex-1 space-y-3 overflow-y-auto px-5 py-4">
        {messages.length === 0 && (
          <li className="text-ink-soft">Only the two of you can see this, and it isn’t saved.</li>
        )}
        {messages.map((message) => (
          <li key={message.id} className={message.from === 'me' ? 'text-right' : undefined}>
            <span className="text-ink-soft text-sm">{message.from === 'me' ? 'You' : otherName}</span>
            <p
              className={`w-fit max-w-[85%] whitespace-pre-wrap break-words rounded-md px-3.5 py-2 text-left ${message.from === 'me' ? 'ml-auto bg-thyme-100' : 'bg-sand'}`}
            >
              {message.text}
            </p>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      <form onSubmit={submit} className="flex gap-2 border-line border-t p-3">
        <input
          aria-label="Message"
          value={text}
          maxLength={MAX_MESSAGE}
          onChange={(event) => setText(event.target.value)}
          placeholder="Write a message"
          className="min-w-0 flex-1 rounded-sm border border-line-strong px-3 focus-visible:focus-ring"
        />
        <IconButton label="Send message" type="submit">
          <Send size={20} />
        </IconButton>
      </form>
    </section>
  );
}
