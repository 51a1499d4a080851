import type { FastifyRequest } from 'fastify';
import type { Crop } from './upload.ts';

export interface UploadForm {
  bytes: Uint8Array;
  crop: Crop | null;
  fields: ReadonlyMap<string, string>;
}

/** A form with one file and, to crop it, `left`, `top`, `width` and `height` as fractions; null without a file. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm | null | 'too-large'> {
  const fields = new Map<string, string>();
  let bytes: Uint8Array | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') bytes = await part.toBuffer();
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return 'too-large';
    throw error;
  }
  return bytes === null || bytes.length === 0 ? null : { bytes, crop: cropOf(fields), fields };
}

/** All four or none; invalid fractions count as none. */
function cropOf(fields: ReadonlyMap<string, string>): Crop | null {
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) =>
    Number(fields.get(name) ?? Number.NaN),
  );
  const isFraction = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;
  if (!isFraction(left) || !isFraction(top) || !isFraction(width) || !isFraction(height)) return null;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
