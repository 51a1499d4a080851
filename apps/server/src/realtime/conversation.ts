import type { Server, Socket } from 'socket.io';
import type { Services } from '../platform/services.ts';

/** What a feature says and hears on a connection itself, beside the channels that browsers only listen to. */
export type Conversation = (socket: Socket, io: Server, services: Services) => void;
