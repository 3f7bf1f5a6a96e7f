import type { Locator } from '@playwright/test';

/** A visitor with a phone. Each tap counts, also the one that calls a number. */
export class TappingVisitor {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Taps a phone number, without dialling: it must be in reach of a finger. */
  async call(number: Locator): Promise<void> {
    this.taps += 1;
    await number.tap({ trial: true });
  }
}
