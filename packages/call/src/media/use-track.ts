import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

/** Help texts that fit both camera and microphone. */
export const HELP: Record<DeviceTrouble, string> = {
  refused: 'Your browser keeps it shut. Press the camera or lock beside the address, allow it, then try again.',
  missing: 'None was found. Plug one in, or go on without.',
  busy: 'Another program is using it. Close that one, then try again.',
  unsupported: 'This browser cannot do video calls. A newer one can.',
};

export interface Opened {
  track: MediaStreamTrack | null;
  trouble: DeviceTrouble | null;
  isRequesting: boolean;
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

const closed: Opened = { track: null, trouble: null, isRequesting: false };

/** Holds one device for as long as it is wanted; switching it off releases it, and its light goes out. */
export function useTrack({ kind, id, isWanted, attempt, turn, onTrouble }: Wanted): Opened {
  const [opened, setOpened] = useState<Opened>({ ...closed, isRequesting: true });
  const reportTrouble = useEffectEvent(onTrouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt requests the same device again
  useEffect(() => {
    if (!isWanted) return setOpened(closed);
    let isOver = false;
    let held: MediaStreamTrack | null = null;
    const fail = (trouble: DeviceTrouble) => {
      setOpened({ track: null, trouble, isRequesting: false });
      reportTrouble(trouble);
    };
    setOpened((before) => ({ ...before, isRequesting: true }));
    turn.current = turn.current.then(async () => {
      const result = isOver ? null : await openDevice(kind, id);
      if (typeof result === 'string') return isOver || fail(result);
      if (isOver) return result?.stop();
      held = result;
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

async function openDevice(kind: Wanted['kind'], id: string | undefined): Promise<MediaStreamTrack | DeviceTrouble> {
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
