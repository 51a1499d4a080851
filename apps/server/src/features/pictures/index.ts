export { type Crop, encodePicture, removeUploads, storeUpload } from './upload.ts';
export { readUploadForm } from './upload-form.ts';
