/**
 * What Outlook calls the zones of the United States, by the Unicode CLDR (windowsZones.xml). A zone that
 * is not among them is read by its description in the file.
 */
const windowsZones: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Aleutian Standard Time': 'America/Adak',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
};

/** The IANA name of a zone, one for all of its aliases. A name that is not known stays as it is. */
export function zoneName(name: string): string {
  const zone = windowsZones[name] ?? name;
  return isTimeZone(zone)
    ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
    : zone;
}

/** Whether a zone has this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
