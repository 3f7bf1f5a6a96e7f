/**
 * Outlook's names for the time zones of the United States, from the Unicode CLDR (windowsZones.xml). Other
 * zones must be defined in the file.
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

/** The canonical IANA name of a zone. An unknown name is returned unchanged. */
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
