/**
 * Removes from an icon of lucide-react what its drawing does not need: its names, and the keys of its
 * elements. The bundler cannot, because it is data of an object that is used. Every bundle has icons.
 */
export default function iconLoader(source: string): string {
  return source
    .replace(/^ {2}name: .*\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/^__iconData\.node;\n/m, '');
}
