/** Version of the platform that this shell provides to slices; set by the build. */
declare const PLATFORM_VERSION: string;
/** Versions of the modules that this shell shares with slices, by name; set by the build. */
declare const PROVIDED_VERSIONS: Record<string, string>;
