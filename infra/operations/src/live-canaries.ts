import * as z from 'zod/mini';

const version = z.object({ name: z.string(), version: z.string() });
const registrySchema = z.object({
  canaries: z.array(version),
  kept: z.array(z.extend(version, { published: z.optional(z.iso.datetime()) })),
});

/** A canary, and when its version was first published. */
export interface LiveCanary extends z.infer<typeof version> {
  publishedAt: Date | undefined;
}

/**
 * Reads the canaries from the site's registry of slices.
 * @param url public address of the site
 * @throws Error if the site does not answer with a registry
 */
export async function liveCanaries(url: string, withinMs: number): Promise<LiveCanary[]> {
  const answer = await fetch(`${url}/slices/slices.json`, {
    signal: AbortSignal.timeout(withinMs),
  });
  const { canaries, kept } = registrySchema.parse(await answer.json());
  return canaries.map((canary) => {
    const { name, version: number } = canary;
    const published = kept.find((each) => each.name === name && each.version === number)?.published;
    return { ...canary, publishedAt: published ? new Date(published) : undefined };
  });
}
