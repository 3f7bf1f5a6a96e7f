import { waitFor } from '@testing-library/react';

/** An upload that a page has begun. */
export class FakeUpload {
  method = '';
  path = '';
  form = new FormData();
  isAborted = false;
  status = 0;
  responseText = '';
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  private readonly headers = new Headers();

  constructor(private readonly onSend: (upload: FakeUpload) => void) {}

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(form: FormData): void {
    this.form = form;
    this.onSend(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  header(name: string): string | null {
    return this.headers.get(name);
  }

  /** Tells the page how many bytes have been sent. */
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }

  answer(status: number, body: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }

  /** Drops the network connection before the response. */
  loseAnswer(): void {
    this.onerror?.();
  }
}

/** Replaces XMLHttpRequest, which uploads use because it reports their progress. */
export class FakeUploads {
  private readonly real = globalThis.XMLHttpRequest;
  private all: FakeUpload[] = [];

  install(): void {
    this.all = [];
    const begin = (upload: FakeUpload) => this.all.push(upload);
    const Fake = function Fake() {
      return new FakeUpload(begin);
    };
    Object.assign(globalThis, { XMLHttpRequest: Fake });
  }

  restore(): void {
    globalThis.XMLHttpRequest = this.real;
  }

  /** Waits for the first upload to begin and returns it. */
  started(): Promise<FakeUpload> {
    return waitFor(() => {
      const [upload] = this.all;
      if (!upload) throw new Error('No upload has begun');
      return upload;
    });
  }
}
