/**
 * Whether a client accepts a content encoding by its `Accept-Encoding`. A quality of 0 refuses it
 * (RFC 9110, section 12.4.2).
 */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each));
  });
}
