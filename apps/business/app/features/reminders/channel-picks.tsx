import type { Channel } from '@thyme/domain/messages';
import { clsx } from 'clsx';
import { Bell, type LucideIcon, Mail, MessageSquareText } from 'lucide-react';

interface Choice<C extends Channel> {
  channel: C;
  label: string;
  icon: LucideIcon;
}

const CHOICES: readonly Choice<Channel>[] = [
  { channel: 'mail', label: 'Email', icon: Mail },
  { channel: 'text', label: 'Text', icon: MessageSquareText },
  { channel: 'push', label: 'Push', icon: Bell },
];

interface ChannelPicksProps<C extends Channel> {
  /** Accessible name of the group. */
  of: string;
  chosen: readonly C[];
  onChange: (channels: C[]) => void;
  /** A channel that is always on here. */
  fixed?: Channel;
  /** Channels to choose from; all by default. */
  among?: readonly C[];
}

/** Toggles for mail, text and push. */
export function ChannelPicks<C extends Channel = Channel>({
  of,
  chosen,
  onChange,
  fixed,
  among,
}: ChannelPicksProps<C>) {
  const choices = CHOICES.filter(({ channel }) => !among || among.some((one) => one === channel)) as Choice<C>[];
  return (
    <fieldset className="inline-flex divide-x divide-line overflow-hidden rounded-sm border border-line">
      <legend className="sr-only">How: {of}</legend>
      {choices.map(({ channel, label, icon: Icon }) => {
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
            onClick={() => onChange(choices.map((one) => one.channel).filter((one) => next.includes(one)))}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
