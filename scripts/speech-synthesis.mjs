import { execFileSync } from 'node:child_process';
import { Resampler } from '../packages/aac-voice-api/dist/internal/resampler.js';

export const RATE = 16_000;
const HEADER = 44;

export function speak(text, { voice, speed, pitch }) {
  const options = ['-v', voice, '-s', String(speed), '-p', String(pitch), '--stdout', text];
  const wav = execFileSync('espeak-ng', options, { maxBuffer: 1e8 });
  const samples = Float32Array.from(
    { length: Math.floor((wav.length - HEADER) / 2) },
    (_, index) => wav.readInt16LE(HEADER + 2 * index) / 32_768,
  );
  return new Resampler({ fromRate: wav.readUInt32LE(24), toRate: RATE }).process(samples);
}

export function toWav(pieces) {
  const samples = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const wav = Buffer.alloc(HEADER + 2 * samples);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(2 * RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * samples, 40);
  let offset = HEADER;
  for (const piece of pieces) {
    for (const sample of piece) {
      wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), offset);
      offset += 2;
    }
  }
  return wav;
}
