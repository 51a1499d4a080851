import type { Channel } from '@thyme/domain/messages';
import { clsx } from 'clsx';
import { Bell, type LucideIcon, Mail, MessageSquareText } from 'lucide-react';

const CHOICES: readonly { channel: Channel; label: string; icon: LucideIcon }[] = [
  { channel: 'mail', label: 'Mail', icon: Mail },
  { channel: 'text', label: 'Text', icon: MessageSquareText },
  { channel: 'push', label: 'Push', icon: Bell },
];

interface ChannelPicksProps {
  /** Names the group for screen readers. */
  of: string;
  chosen: readonly Channel[];
  onChange: (channels: Channel[]) => void;
  /** A channel that is always used here. */
  fixed?: Channel;
}

/** Mail, text and push, each on or off. */
export function ChannelPicks({ of, chosen, onChange, fixed }: ChannelPicksProps) {
  return (
    <fieldset className="inline-flex divide-x divide-line overflow-hidden rounded-sm border border-line">
      <legend className="sr-only">How: {of}</legend>
      {CHOICES.map(({ channel, label, icon: Icon }) => {
        const isOn = chosen.includes(channel);
        const next = isOn ? chosen.filter((one) => one !== channel) : [...chosen, channel];
        return (
          <button
            key={channel}
            type="button"
            aria-pressed={isOn}
            disabled={channel === fixed}
            className={clsx(
              'inline-flex min-h-11 items-center gap-1.5 px-3 text-sm transition focus-visible:focus-ring',
              isOn ? 'bg-thyme-100 font-semibold text-thyme-900' : 'bg-card text-ink-soft hover:text-ink',
            )}
            onClick={() => onChange(CHOICES.map((one) => one.channel).filter((one) => next.includes(one)))}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
