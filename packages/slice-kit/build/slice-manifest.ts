import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const mount = z
  .string()
  .check(z.regex(/^\/[a-z0-9-]+$/, 'a mount is one path segment, for example /events'));

/** Addresses that the gateway answers, and the prefixes of languages. No page of a slice is shown there. */
export const reservedMounts = [
  '/api',
  '/assets',
  '/en',
  '/es',
  '/healthz',
  '/internal',
  '/maps',
  '/metrics',
  '/offline',
  '/pictures',
  '/readyz',
  '/slice-reports',
  '/slices',
];

const moduleName = z.string().check(z.regex(/^\.\/[a-z0-9-]+$/));

/** Entries with a lower number come first. */
const order = z.int().check(z.minimum(0), z.maximum(1000));

/** A widget in one of the places that the shell's pages keep for slices. */
export const slotWidgetSchema = z.object({
  /** Name of the place, for example `home`. */
  slot: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'a slot has a name such as home')),
  /** The exposed module. */
  module: moduleName,
  order,
});

const label = z.string().check(z.minLength(1), z.maxLength(30));

/** A slice's entry in the site's navigation. */
export const navigationEntrySchema = z.object({
  label,
  /** The label on pages in Spanish; without it the English one. */
  es: z.optional(label),
  /** The shell's own entries have 10, 20 and so on. */
  order,
  /** The page that it leads to, under one of the slice's mounts. */
  to: z.string().check(z.regex(/^\/[a-z0-9/-]+$/)),
});

/** A slice's manifest, `slice.json`. */
export const sliceManifestSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.regex(/^mfe-[a-z0-9-]+$/, 'a slice is named mfe-<area>')),
  /** First path segments of the pages it serves. */
  mounts: z.array(mount).check(z.minLength(1)),
  /** Modules for the shell: `./routes`, and one for each widget. Name to source file. */
  exposes: z.record(moduleName, z.string()),
  /** Which widgets fill which slots of the shell's pages. */
  widgets: z._default(z.array(slotWidgetSchema), []),
  navigation: z.optional(navigationEntrySchema),
  /** The range of platform versions it runs on. */
  platform: z.string(),
});

export type SliceManifest = z.infer<typeof sliceManifestSchema>;

/**
 * Reads and checks the manifest in a slice's folder.
 * @throws Error that names the problem, and stops the build
 */
export function readSliceManifest(directory: string): SliceManifest {
  const file = join(directory, 'slice.json');
  const manifest = sliceManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new Error(`${file}: ${z.prettifyError(manifest.error)}`);
  for (const [name, source] of Object.entries(manifest.data.exposes)) {
    if (!existsSync(join(directory, source))) {
      throw new Error(`${file}: ${name} names ${source}, which does not exist`);
    }
  }
  const [problem] = manifestProblems(manifest.data);
  if (problem) throw new Error(`${file}: ${problem}`);
  return manifest.data;
}

/** The parts of a manifest that a publication also contains. */
interface ManifestParts extends Pick<SliceManifest, 'mounts' | 'navigation'> {
  exposes: Readonly<Record<string, unknown>>;
  widgets?: SliceManifest['widgets'] | undefined;
}

/** One sentence for each error in the manifest, such as an unknown or reserved name, or a blank label. */
export function manifestProblems({
  exposes,
  mounts,
  widgets = [],
  navigation,
}: ManifestParts): string[] {
  const { to, label, es = label } = navigation ?? {};
  return [
    ...('./routes' in exposes ? [] : ['./routes is missing']),
    ...mounts
      .filter((mount) => reservedMounts.includes(mount))
      .map((mount) => `${mount} is reserved: pages cannot be mounted there`),
    ...widgets
      .filter(({ module }) => !(module in exposes))
      .map(({ slot, module }) => `the slot ${slot} names ${module}, which is not exposed`),
    ...(to === undefined || mounts.some((each) => to === each || to.startsWith(`${each}/`))
      ? []
      : [`the navigation leads to ${to}, which is under none of its mounts`]),
    ...(label?.trim() === '' || es?.trim() === '' ? ['a label of the navigation is blank'] : []),
  ];
}

/** The federation container's name, a JavaScript identifier. */
export function containerName(sliceName: string): string {
  return sliceName.replaceAll('-', '_');
}
