import { type AnyHandledJob, handleJob } from '../../jobs/handle-job.ts';
import { removeUploads } from '../pictures/index.ts';
import { forgetPhotos, sendResetLink } from './jobs.ts';
import { mailResetLink } from './passwords/reset-link.ts';

export const accountJobs: readonly AnyHandledJob[] = [
  handleJob(sendResetLink, (services, { email }) => mailResetLink(services, email)),
  handleJob(forgetPhotos, (services, { userId }) =>
    removeUploads(services, { ownerId: userId, folder: 'profile', keep: [] }),
  ),
];
