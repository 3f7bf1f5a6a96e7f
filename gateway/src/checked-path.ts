/**
 * Returns a path that nginx reads literally.
 * @throws Error for characters that nginx would interpret
 */
export function checkedPath(path: string): string {
  if (/["$\\\n]/.test(path)) {
    throw new Error(`nginx cannot serve from ${path}: move it to a path without ", $ or \\.`);
  }
  return path;
}
