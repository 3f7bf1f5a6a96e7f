/** What the directory is divided into. */
export const directoryKinds = [
  'dining',
  'shopping',
  'services',
  'churches',
  'real-estate',
] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
