/**
 * Removes the parts of a lucide-react icon that drawing does not need: its names, and the keys of its
 * elements. Tree shaking cannot remove them, because they are data of a used object.
 */
export default function iconLoader(source: string): string {
  return source
    .replace(/^ {2}name: .*\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
}
