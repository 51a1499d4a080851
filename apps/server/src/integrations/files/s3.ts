import { addAbortSignal, Readable } from 'node:stream';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../platform/config/config.ts';
import { checkKey, type FilePort, FilesUnavailable } from './file-port.ts';

const ATTEMPTS = 3;
const CONNECT_MS = 2_000;
/** The limit for a request with all of its retries, which the SDK makes with backoff. */
const TOTAL_MS = 15_000;

/** A bucket of Amazon S3 or of an S3-compatible store. Keys are the same as in the data directory. */
export function s3Files(config: S3Config, totalMs = TOTAL_MS): FilePort {
  const { bucket } = config;
  let loaded: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const open = () => {
    loaded ??= load(config);
    return loaded;
  };
  /** One request with its retries; a failure names the file. */
  const attempt = async <T>(key: string, send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(totalMs);
    try {
      return await send(signal);
    } catch (error) {
      throw new FilesUnavailable(`The bucket ${bucket} did not answer a request for ${key}.`, { cause: error });
    }
  };
  return {
    name: 'S3',
    write: async (key, bytes) => {
      const target = { Bucket: bucket, Key: checkKey(key), Body: bytes, ContentLength: bytes.byteLength };
      const { sdk, client } = await open();
      await attempt(key, (abortSignal) => client.send(new sdk.PutObjectCommand(target), { abortSignal }));
    },
    read: async (key) => {
      const target = { Bucket: bucket, Key: checkKey(key) };
      const { sdk, client } = await open();
      return attempt(key, async (abortSignal) => {
        try {
          return await bytesOf(await client.send(new sdk.GetObjectCommand(target), { abortSignal }), abortSignal);
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return null;
          throw error;
        }
      });
    },
    remove: async (key) => {
      const target = { Bucket: bucket, Key: checkKey(key) };
      const { sdk, client } = await open();
      await attempt(key, (abortSignal) => client.send(new sdk.DeleteObjectCommand(target), { abortSignal }));
    },
  };
}

/** The SDK is large: it is loaded with the first file, and only where a bucket is configured. */
async function load({ region, endpoint, credentials }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Without credentials the SDK uses the machine's role.
    ...(credentials && { credentials: { accessKeyId: credentials.id, secretAccessKey: credentials.secret } }),
    // Other stores than Amazon's have no host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}

async function bytesOf({ Body }: GetObjectCommandOutput, signal: AbortSignal): Promise<Buffer> {
  // The SDK's signal aborts a request without a response, but not a response that stalls.
  if (Body instanceof Readable) addAbortSignal(signal, Body);
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
