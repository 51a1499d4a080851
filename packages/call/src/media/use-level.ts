import { useEffect, useState } from 'react';

const STEPS = 8;
const LOOK_MS = 100;
/** Covers more than the time between two measurements, so that no short sound is missed. */
const SAMPLES = 8192;

/** The microphone level, from 0 to 8. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return setLevel(0);
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = SAMPLES;
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(SAMPLES);
    const looking = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      setLevel(Math.min(STEPS, Math.round((loudest / 64) * STEPS)));
    }, LOOK_MS);
    return () => {
      clearInterval(looking);
      void audio.close();
    };
  }, [stream]);
  return level;
}
