import * as z from 'zod/mini';

/** The address parameters that every staff list reads. A wrong value counts as missing. */
export const listParameters = {
  q: z.catch(z.string().check(z.maxLength(100)), ''),
  /** People count from 1. */
  page: z.catch(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
      z.transform((text: string) => Number(text) - 1),
    ),
    0,
  ),
};

/** The address parameters of a view. Defaults are left out. */
export function listAddress(view: { words: string; page: number }): Record<string, string> {
  return {
    ...(view.words && { q: view.words }),
    ...(view.page > 0 && { page: String(view.page + 1) }),
  };
}
