const prefix = 'offline-';

/** The name of a release's cache. Everything that the worker stores belongs to one release. */
export function cacheOf(release: string): string {
  return prefix + release;
}

/** Deletes the caches of other releases. */
export async function deleteOtherCaches(release: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(release));
  await Promise.all(others.map((name) => caches.delete(name)));
}
