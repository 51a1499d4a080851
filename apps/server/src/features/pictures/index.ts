export { type Crop, removeUploads, storeUpload } from './upload.ts';
export { readUploadForm } from './upload-form.ts';
