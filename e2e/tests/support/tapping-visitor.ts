import type { Locator } from '@playwright/test';

/** A visitor with a phone. Counts every tap, including the tap that calls a number. */
export class TappingVisitor {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Taps a phone number without dialling. The link must be visible and not covered. */
  async call(number: Locator): Promise<void> {
    this.taps += 1;
    await number.tap({ trial: true });
  }
}
