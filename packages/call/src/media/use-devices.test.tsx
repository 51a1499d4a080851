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

/** Every track that the fake browser has returned. */
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
  it('is released, so that its light goes out, and nothing is sent; the microphone stays on', async () => {
    await enter();
    expect(asked).toEqual(['video', 'audio']);
    await userEvent.click(camera());
    expect([isOff(), live('video'), live('audio').length]).toEqual([true, [], 1]);
    expect([told?.camera, told?.microphone, sent.at(-2)]).toEqual([false, true, 'video nothing']);
  });

  it('is requested again when it is switched on, and sent', async () => {
    await enter();
    await userEvent.click(camera());
    await userEvent.click(camera());
    await waitFor(() => expect(told?.camera).toBe(true));
    expect([isOff(), live('video').length, asked]).toEqual([false, 1, ['video', 'audio', 'video']]);
    expect(sent.at(-2)).toBe(`video ${live('video')[0]?.id}`);
  });

  it('stays off when the browser refuses it, reports that each time, and can be retried', async () => {
    await enter();
    await userEvent.click(camera());
    refuses = 'video';
    for (const times of [1, 2]) {
      await userEvent.click(camera());
      await waitFor(() => expect(words).toHaveLength(times));
      expect([isOff(), told?.camera]).toEqual([true, false]);
    }
    expect(words[0]).toMatch(/^Your browser is blocking it/);
    refuses = null;
    await userEvent.click(camera());
    await waitFor(() => expect([isOff(), told?.camera, live('video').length]).toEqual([false, true, 1]));
  });

  it('is not opened by choosing another, which is used when it is switched on again', async () => {
    await enter();
    await userEvent.click(camera());
    await userEvent.click(screen.getByRole('button', { name: 'Other camera' }));
    expect(live('video')).toEqual([]);
    await userEvent.click(camera());
    await waitFor(() => expect(live('video').map(({ id }) => id)).toEqual(['the other one']));
  });
});

describe('the devices of a call', () => {
  it('are all released with the page, including one still being requested', async () => {
    const room = await enter();
    await userEvent.click(camera());
    act(() => camera().click());
    room.unmount();
    await waitFor(() => expect([live('video'), live('audio')]).toEqual([[], []]));
  });

  it('report that the camera was unplugged', async () => {
    await enter();
    act(() => void live('video')[0]?.dispatchEvent(new Event('ended')));
    await waitFor(() =>
      expect([isOff(), told?.camera, words]).toEqual([true, false, [expect.stringMatching(/^We couldn’t find one/)]]),
    );
  });
});
