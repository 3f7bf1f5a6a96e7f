/** Version of the platform that this shell provides to slices; set by the build. */
declare const PLATFORM_VERSION: string;
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
