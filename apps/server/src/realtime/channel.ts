import type { Server, Socket } from 'socket.io';
import type { Viewer } from '../features/accounts/index.ts';
import type { Services } from '../platform/services.ts';

/** A family of channels, and who may subscribe to one of them. Features declare theirs in `events.ts`. */
export interface Channel {
  /** Dots separate the parts, braces name a parameter: `shop-day.{business}.{date}`. */
  pattern: string;
  /** Null allows every visitor. The parameters are the text between the dots. */
  mayListen:
    | ((viewer: Viewer, parameters: Record<string, string>, services: Services) => boolean | Promise<boolean>)
    | null;
}

/** Handles a feature's own messages on a connection, besides the channels that browsers only subscribe to. */
export type SocketHandler = (socket: Socket, io: Server, services: Services) => void;

export interface ChannelMatch {
  channel: Channel;
  parameters: Record<string, string>;
}

/** Finds the channel of a name; null for a name that matches no pattern. */
export function matchChannel(channels: readonly Channel[], name: string): ChannelMatch | null {
  for (const channel of channels) {
    const parameters = matchPattern(channel.pattern, name);
    if (parameters) return { channel, parameters };
  }
  return null;
}

export function channelName(channel: Channel, parameters: Record<string, string | number>): string {
  return channel.pattern.replace(/\{(\w+)\}/g, (_whole, key: string) => String(parameters[key]));
}

function matchPattern(pattern: string, name: string): Record<string, string> | null {
  const wanted = pattern.split('.');
  const given = name.split('.');
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const parameter = /^\{(\w+)\}$/.exec(part)?.[1];
    if (parameter && /^[\w-]{1,64}$/.test(value)) parameters[parameter] = value;
    else if (part !== value) return null;
  }
  return parameters;
}
