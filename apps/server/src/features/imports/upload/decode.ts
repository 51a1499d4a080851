import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { type Encoding, encodingOfHead } from '@thyme/domain/imports';

/** The first bytes of a file. */
export async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Reads the whole file in chunks: one accent in the last row can decide between UTF-8 and Windows-1252. */
export async function encodingOf(path: string): Promise<Encoding> {
  const shown = encodingOfHead(await readHead(path, 1_024));
  if (shown !== null) return shown;
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The text of a file in chunks. PostgreSQL cannot store zero characters. */
export function decodedText(path: string, encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  const clean = (text: string) => text.replaceAll('\0', '');
  const decoding = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, clean(decoder.decode(chunk, { stream: true }))),
    flush: (done) => done(null, clean(decoder.decode())),
  });
  const file = createReadStream(path);
  file.on('error', (error) => decoding.destroy(error));
  decoding.on('close', () => file.destroy());
  return file.pipe(decoding);
}
