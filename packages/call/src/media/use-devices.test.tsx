import { act, render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, OnAir } from './types.ts';
import { useOnAir } from './use-call.ts';
import { useDevices } from './use-devices.ts';

class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  readonly kind: string;
  readonly id: string;
  constructor(kind: string, id: string) {
    super();
    this.kind = kind;
    this.id = id;
  }
  stop() {
    this.readyState = 'ended';
  }
}

class Stream {
  readonly tracks: Track[];
  constructor(tracks: Track[]) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio');
}

type Constraints = { video?: { deviceId?: { exact: string } }; audio?: { deviceId?: { exact: string } } };

/** All that the browser ever handed out. */
const given: Track[] = [];
let refuses: string | null = null;
const asked: string[] = [];
const sent: string[] = [];
let told: OnAir | null = null;

const call = {
  send: async (kind: string, track: Track | null) => {
    sent.push(`${kind} ${track?.id ?? 'nothing'}`);
  },
  tell: (onAir: OnAir) => {
    told = onAir;
  },
} as unknown as Call;

beforeEach(() => {
  for (const list of [given, asked, sent]) list.length = 0;
  refuses = null;
  told = null;
  vi.stubGlobal('MediaStream', Stream);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async ({ video, audio }: Constraints) => {
        const kind = video ? 'video' : 'audio';
        asked.push(kind);
        if (refuses === kind) throw new DOMException('no', 'NotAllowedError');
        const track = new Track(kind, (video ?? audio)?.deviceId?.exact ?? `${kind} ${given.length}`);
        given.push(track);
        return new Stream([track]);
      },
      enumerateDevices: async () => [],
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const live = (kind: string) => given.filter((track) => track.kind === kind && track.readyState === 'live');
const words: string[] = [];

function Room() {
  const devices = useDevices((help) => words.push(help));
  const air = useOnAir(call, devices);
  return (
    <>
      <button type="button" aria-pressed={!air.onAir.camera} onClick={() => air.change({ camera: !air.onAir.camera })}>
        Camera
      </button>
      <button type="button" onClick={() => devices.choose({ camera: 'the other one' })}>
        Other camera
      </button>
      <p>{devices.isAsking ? 'asking' : 'ready'}</p>
    </>
  );
}
const camera = () => screen.getByRole('button', { name: 'Camera' });
const isOff = () => camera().getAttribute('aria-pressed') === 'true';

async function enter() {
  words.length = 0;
  const room = render(<Room />);
  await screen.findByText('ready');
  await waitFor(() => expect(told?.camera).toBe(true));
  return room;
}

describe('a camera that is switched off', () => {
  it('is let go, so that its light goes out, and the other side is sent nothing; the microphone goes on', async () => {
    await enter();
    expect(asked).toEqual(['video', 'audio']);
    await userEvent.click(camera());
    expect([isOff(), live('video'), live('audio').length]).toEqual([true, [], 1]);
    expect([told?.camera, told?.microphone, sent.at(-2)]).toEqual([false, true, 'video nothing']);
  });

  it('is asked for anew when it is switched on, and sent', async () => {
    await enter();
    await userEvent.click(camera());
    await userEvent.click(camera());
    await waitFor(() => expect(told?.camera).toBe(true));
    expect([isOff(), live('video').length, asked]).toEqual([false, 1, ['video', 'audio', 'video']]);
    expect(sent.at(-2)).toBe(`video ${live('video')[0]?.id}`);
  });

  it('stays off where the browser says no now, tells so each time, and may be tried again', async () => {
    await enter();
    await userEvent.click(camera());
    refuses = 'video';
    for (const times of [1, 2]) {
      await userEvent.click(camera());
      await waitFor(() => expect(words).toHaveLength(times));
      expect([isOff(), told?.camera]).toEqual([true, false]);
    }
    expect(words[0]).toMatch(/^Your browser keeps it shut/);
    refuses = null;
    await userEvent.click(camera());
    await waitFor(() => expect([isOff(), told?.camera, live('video').length]).toEqual([false, true, 1]));
  });

  it('is not opened by choosing another, which is the one that comes on later', async () => {
    await enter();
    await userEvent.click(camera());
    await userEvent.click(screen.getByRole('button', { name: 'Other camera' }));
    expect(live('video')).toEqual([]);
    await userEvent.click(camera());
    await waitFor(() => expect(live('video').map(({ id }) => id)).toEqual(['the other one']));
  });
});

describe('the devices of a call', () => {
  it('are all let go with the page, also one that was still being asked for', async () => {
    const room = await enter();
    await userEvent.click(camera());
    act(() => camera().click());
    room.unmount();
    await waitFor(() => expect([live('video'), live('audio')]).toEqual([[], []]));
  });

  it('say so when the camera is pulled out', async () => {
    await enter();
    act(() => void live('video')[0]?.dispatchEvent(new Event('ended')));
    await waitFor(() =>
      expect([isOff(), told?.camera, words]).toEqual([true, false, [expect.stringMatching(/^None was found/)]]),
    );
  });
});
