import { failureOf } from './http-error';

interface Upload {
  path: string;
  /** Headers that authenticate the uploader. */
  headers: Record<string, string>;
  file: Blob;
  /** The file's name; a picture from the clipboard has none. */
  name: string;
  alt: string;
  /** Cancels it. */
  signal: AbortSignal;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress(sent: number): void;
}

/**
 * Uploads a picture. Uses XMLHttpRequest, because `fetch` does not report the progress of an upload.
 * @returns the answer's JSON
 * @throws HttpError when the answer is not a success, another error where it is lost, and an AbortError
 *   when the upload was cancelled
 */
export function uploadPicture(upload: Upload): Promise<unknown> {
  const { path, headers, file, name, alt, signal, onProgress } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(failureOf(request.status, request.responseText));
    };
    request.onerror = () => reject(new TypeError('The site cannot be reached'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('alt', alt);
    form.append('file', file, name);
    request.send(form);
  });
}
