import { useCallback, useEffect, useRef, useState } from 'react';

export type DeviceTrouble = 'refused' | 'missing' | 'busy' | 'unsupported';

export interface Choice {
  camera?: string | undefined;
  microphone?: string | undefined;
  speaker?: string | undefined;
}

export interface Devices {
  /** Null until the browser has answered. */
  stream: MediaStream | null;
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
  speakers: MediaDeviceInfo[];
  choice: Choice;
  trouble: { camera: DeviceTrouble | null; microphone: DeviceTrouble | null };
  isAsking: boolean;
  choose(change: Choice): void;
  askAgain(): void;
}

function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}

const exactly = (id: string | undefined) => (id ? { deviceId: { exact: id } } : true);

/** Camera and microphone are asked for apart: without one of them the other still serves. */
async function open(choice: Choice) {
  if (!navigator.mediaDevices?.getUserMedia) {
    return { stream: new MediaStream(), trouble: { camera: 'unsupported', microphone: 'unsupported' } as const };
  }
  const ask = async (constraints: MediaStreamConstraints) => {
    try {
      return { tracks: (await navigator.mediaDevices.getUserMedia(constraints)).getTracks(), trouble: null };
    } catch (error) {
      return { tracks: [], trouble: troubleOf(error) };
    }
  };
  const video = typeof exactly(choice.camera) === 'object' ? exactly(choice.camera) : { facingMode: 'user' };
  const camera = await ask({ video });
  const microphone = await ask({
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      ...(choice.microphone && { deviceId: { exact: choice.microphone } }),
    },
  });
  return {
    stream: new MediaStream([...camera.tracks, ...microphone.tracks]),
    trouble: { camera: camera.trouble, microphone: microphone.trouble },
  };
}

const none: Pick<Devices, 'cameras' | 'microphones' | 'speakers'> = { cameras: [], microphones: [], speakers: [] };

async function list(): Promise<typeof none> {
  const all = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  const of = (kind: MediaDeviceKind) => all.filter((device) => device.kind === kind && device.deviceId !== '');
  return { cameras: of('videoinput'), microphones: of('audioinput'), speakers: of('audiooutput') };
}

/** The person's camera, microphone and speaker, and what stands in the way of them. */
export function useDevices(): Devices {
  const [choice, setChoice] = useState<Choice>({});
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<typeof none>(none);
  const [opened, setOpened] = useState<Pick<Devices, 'stream' | 'trouble'> & { isAsking: boolean }>({
    stream: null,
    trouble: { camera: null, microphone: null },
    isAsking: true,
  });
  const held = useRef<MediaStream | null>(null);
  const { camera, microphone } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again with the same choice
  useEffect(() => {
    let isCurrent = true;
    setOpened((before) => ({ ...before, isAsking: true }));
    void open({ camera, microphone }).then(async ({ stream, trouble }) => {
      if (!isCurrent) return stopAll(stream);
      stopAll(held.current);
      held.current = stream;
      setOpened({ stream, trouble, isAsking: false });
      setFound(await list());
    });
    return () => {
      isCurrent = false;
    };
  }, [camera, microphone, attempt]);

  useEffect(() => {
    const relist = () => void list().then(setFound);
    navigator.mediaDevices?.addEventListener?.('devicechange', relist);
    return () => {
      navigator.mediaDevices?.removeEventListener?.('devicechange', relist);
      stopAll(held.current);
    };
  }, []);

  const choose = useCallback((change: Choice) => setChoice((before) => ({ ...before, ...change })), []);
  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...opened, ...found, choice, choose, askAgain };
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
