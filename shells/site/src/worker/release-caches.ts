const prefix = 'offline-';

/** The cache of a release: everything that is kept belongs to one. */
export function cacheOf(release: string): string {
  return prefix + release;
}

/** Deletes what other releases have kept. */
export async function deleteOtherCaches(release: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(release));
  await Promise.all(others.map((name) => caches.delete(name)));
}
