import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

/** Help texts that fit both camera and microphone. */
export const HELP: Record<DeviceTrouble, string> = {
  refused: 'Your browser is blocking it. Click the camera or padlock beside the address, allow it, then try again.',
  missing: 'We couldn’t find one. Plug one in, or carry on without.',
  busy: 'Another app is using it. Close that app, then try again.',
  unsupported: 'This browser doesn’t support video calls. Please try a newer one.',
};

export interface Opened {
  track: MediaStreamTrack | null;
  trouble: DeviceTrouble | null;
  isAsking: boolean;
}

export interface Wanted {
  kind: 'camera' | 'microphone';
  /** The chosen device; any device when undefined. */
  id: string | undefined;
  isWanted: boolean;
  /** A new number requests the device again. */
  attempt: number;
  /** Browsers show one permission prompt at a time; the next request waits for this promise. */
  turn: RefObject<Promise<unknown>>;
  onTrouble(trouble: DeviceTrouble): void;
}

const closed: Opened = { track: null, trouble: null, isAsking: false };

/** Holds one device for as long as it is wanted; switching it off releases it, and its light goes out. */
export function useTrack({ kind, id, isWanted, attempt, turn, onTrouble }: Wanted): Opened {
  const [opened, setOpened] = useState<Opened>({ ...closed, isAsking: true });
  const tell = useEffectEvent(onTrouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again for the same device
  useEffect(() => {
    if (!isWanted) return setOpened(closed);
    let isOver = false;
    let held: MediaStreamTrack | null = null;
    const fail = (trouble: DeviceTrouble) => {
      setOpened({ track: null, trouble, isAsking: false });
      tell(trouble);
    };
    setOpened((before) => ({ ...before, isAsking: true }));
    turn.current = turn.current.then(async () => {
      const answer = isOver ? null : await ask(kind, id);
      if (typeof answer === 'string') return isOver || fail(answer);
      if (isOver) return answer?.stop();
      held = answer;
      // Not fired by our own stop(), only when the device is unplugged.
      held?.addEventListener('ended', () => isOver || fail('missing'));
      setOpened({ ...closed, track: held });
    });
    return () => {
      isOver = true;
      held?.stop();
    };
  }, [kind, id, isWanted, attempt, turn]);
  return opened;
}

async function ask(kind: Wanted['kind'], id: string | undefined): Promise<MediaStreamTrack | DeviceTrouble> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
  const exactly = id ? { deviceId: { exact: id } } : {};
  const constraints =
    kind === 'camera'
      ? { video: id ? exactly : { facingMode: 'user' } }
      : { audio: { echoCancellation: true, noiseSuppression: true, ...exactly } };
  try {
    return (await navigator.mediaDevices.getUserMedia(constraints)).getTracks()[0] ?? 'missing';
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}
