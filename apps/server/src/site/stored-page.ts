import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stands for the nonce while a page is rendered and kept. Rendered text cannot contain it by chance. */
export const NONCE_PLACEHOLDER = 'thyme-nonce-c4f1a9d2e8b7';

/**
 * A page kept ready to send. Its text is cut at the nonces, and each piece is packed once; sending puts the nonce
 * between the pieces as an unpacked block. DEFLATE (RFC 1951) lets blocks that do not look back be joined like that,
 * so a page leaves gzipped without being packed again.
 */
export interface StoredPage {
  contentType: string;
  bytes: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const LAST_EMPTY_BLOCK = Buffer.from([3, 0]);

export function storePage(text: string, contentType: string): StoredPage {
  const pieces = text.split(NONCE_PLACEHOLDER).map((piece) => Buffer.from(piece));
  const packed = pieces.map((piece) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  const bytes = sizeOf(pieces) + sizeOf(packed);
  return {
    contentType,
    bytes,
    plain: (nonce) => interleave(pieces, Buffer.from(nonce)),
    gzip: (nonce) => {
      const whole = interleave(pieces, Buffer.from(nonce));
      return Buffer.concat([GZIP_HEADER, interleave(packed, unpackedBlock(nonce)), LAST_EMPTY_BLOCK, trailer(whole)]);
    },
  };
}

function interleave(pieces: readonly Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/** A stored block: its type byte, its length and the length's complement, then the bytes as they are. */
function unpackedBlock(text: string): Buffer {
  const body = Buffer.from(text);
  const header = Buffer.alloc(5);
  header.writeUInt16LE(body.length, 1);
  header.writeUInt16LE(body.length ^ 0xffff, 3);
  return Buffer.concat([header, body]);
}

function trailer(whole: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(whole), 0);
  end.writeUInt32LE(whole.length % 2 ** 32, 4);
  return end;
}

function sizeOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, buffer) => sum + buffer.length, 0);
}
