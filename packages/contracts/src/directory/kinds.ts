/** The kinds of records in the directory. */
export const directoryKinds = [
  'dining',
  'shopping',
  'services',
  'churches',
  'real-estate',
] as const;
export type DirectoryKind = (typeof directoryKinds)[number];
