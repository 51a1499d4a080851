/** Plays two quiet notes on the chosen speaker as a sound check. */
export async function playTone(speaker: string | undefined): Promise<void> {
  const audio = new AudioContext();
  if (speaker && 'setSinkId' in audio) {
    await (audio as AudioContext & { setSinkId(id: string): Promise<void> }).setSinkId(speaker);
  }
  const gain = audio.createGain();
  gain.connect(audio.destination);
  [523.25, 659.25].forEach((pitch, index) => {
    const at = audio.currentTime + index * 0.35;
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.25, at + 0.04);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.34);
    tone.start(at);
    tone.stop(at + 0.35);
    if (index === 1) tone.onended = () => void audio.close();
  });
}
