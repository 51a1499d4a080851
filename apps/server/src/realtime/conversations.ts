import { videoSignalling } from '../features/video/signalling.ts';
import type { Conversation } from './conversation.ts';

/** Every conversation that can be held over a connection. */
export const conversations: readonly Conversation[] = [videoSignalling];
