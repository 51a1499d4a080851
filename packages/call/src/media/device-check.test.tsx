import { render, screen, userEvent, waitFor } from '@thyme/ui/testing.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckDevices } from '../room/check-devices.tsx';

class Track extends EventTarget {
  readyState = 'live';
  enabled = true;
  readonly kind: string;
  constructor(kind: string) {
    super();
    this.kind = kind;
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

/** A fake audio context with one sound level, or one that cannot play. */
class Sound {
  static level = 0;
  static isBroken = false;
  destination = {};
  currentTime = 0;
  createAnalyser = () => ({
    fftSize: 2048,
    getByteTimeDomainData: (samples: Uint8Array) => samples.fill(128 + Sound.level),
  });
  createMediaStreamSource = () => ({ connect: () => {} });
  createGain = () => {
    if (Sound.isBroken) throw new Error('no sink');
    return { connect: () => {}, gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} } };
  };
  createOscillator = () => ({ frequency: {}, connect: () => {}, start: () => played.push('note'), stop: () => {} });
  close = async () => {};
}

const given: Track[] = [];
const played: string[] = [];
let refuses: Record<string, string> = {};

beforeEach(() => {
  given.length = 0;
  played.length = 0;
  refuses = {};
  Sound.level = 0;
  Sound.isBroken = false;
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('AudioContext', Sound);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async ({ video }: { video?: object }) => {
        const kind = video ? 'video' : 'audio';
        const refusal = refuses[kind];
        if (refusal) throw new DOMException('no', refusal);
        const track = new Track(kind);
        given.push(track);
        return new Stream([track]);
      },
      enumerateDevices: async () => [],
      addEventListener: () => {},
      removeEventListener: () => {},
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function check() {
  render(<CheckDevices ownName="Niamh" />);
  await userEvent.click(screen.getByRole('button', { name: 'Check camera and sound' }));
  return screen.findByRole('list', { name: 'Camera, microphone and sound' });
}

describe('checking camera and sound', () => {
  it('[CALL-005] shows the own picture, the level and plays a tone; closing it releases everything', async () => {
    await check();
    expect(await screen.findByText('Camera works')).toBeTruthy();
    expect(screen.getByLabelText('Your own picture')).toBeTruthy();
    expect(screen.getByText('Say something to test it')).toBeTruthy();
    Sound.level = 40;
    expect(await screen.findByText('We can hear you')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Test/ }));
    expect(played).toEqual(['note', 'note']);
    expect(screen.getByText(/You’re ready/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']));
  });

  it.each([
    ['NotAllowedError', /^Your browser is blocking it/],
    ['NotFoundError', /^We couldn’t find one/],
    ['NotReadableError', /^Another app is using it/],
  ])('[CALL-005] %s of the camera has its own sentence, and can be tried again', async (name, words) => {
    refuses = { video: name };
    await check();
    expect(await screen.findByText('No camera')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/You’re ready/)).toBeNull();
    refuses = {};
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Camera works')).toBeTruthy();
  });

  it('[CALL-005] a speaker that plays nothing is named', async () => {
    await check();
    await screen.findByText('Camera works');
    Sound.isBroken = true;
    await userEvent.click(screen.getByRole('button', { name: /^Test/ }));
    expect(await screen.findByText(/^We couldn’t play a sound there/)).toBeTruthy();
  });
});
