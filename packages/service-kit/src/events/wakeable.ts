/** A sleep that can be cut short; a call that comes before the sleep counts as well. */
export class Wakeable {
  private called = false;
  private end: (() => void) | undefined;

  wake(): void {
    this.called = true;
    this.end?.();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.called) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.end = undefined;
    }
    this.called = false;
  }
}
